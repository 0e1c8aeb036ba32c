import { shorten, shortenToWords } from './shorten.ts';

it("cuts a longer text and adds '...'", () => {
  expect(shorten('x'.repeat(51), 50)).toBe(`${'x'.repeat(50)}...`);
});

it('leaves a text of exactly the maximum length unchanged', () => {
  expect(shorten('x'.repeat(50), 50)).toBe('x'.repeat(50));
});

it.each([
  ['one two three', 13, 'one two three'],
  ['one two, three', 13, 'one two…'],
  ['one two three', 12, 'one two…'],
  ['x'.repeat(20), 10, `${'x'.repeat(9)}…`],
])('cuts %j to %s characters after a word', (text, length, shortened) => {
  expect(shortenToWords(text, length)).toBe(shortened);
});
