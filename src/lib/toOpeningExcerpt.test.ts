import { toOpeningExcerpt } from './toOpeningExcerpt.ts';

it('omits headings and markup', () => {
  expect(toOpeningExcerpt('First.\n\n## Tasks\n\n- One\n- Two')).toBe('First. One Two');
});

it('leaves a text that fits unchanged', () => {
  const text = `${'x'.repeat(149)}.`;
  expect(toOpeningExcerpt(text)).toBe(text);
});

it.each([
  ['inside a word', `${'word '.repeat(29)}messaging`, `${'word '.repeat(29).trim()}...`],
  ['at the end of a word', `${'word '.repeat(29)}words more`, `${'word '.repeat(29)}words...`],
  ['after a comma', `${'word '.repeat(28)}word, messaging`, `${'word '.repeat(29).trim()}...`],
])('cuts a long text at a word if the limit is %s', (_, text, excerpt) => {
  expect(toOpeningExcerpt(text)).toBe(excerpt);
});

it('cuts a long text after a sentence if a long enough one fits', () => {
  const first = 'You look after the meeting rooms of several customers.';
  expect(toOpeningExcerpt(`${first} ${'word '.repeat(40)}`)).toMatch(/\.\.\.$/);
  expect(toOpeningExcerpt(`${first} Later ${'word '.repeat(40)}`)).toBe(first);
  expect(toOpeningExcerpt(`Join us. Later ${'word '.repeat(40)}`)).toMatch(/\.\.\.$/);
});

it('cuts a text without spaces at the limit', () => {
  expect(toOpeningExcerpt('x'.repeat(300))).toBe(`${'x'.repeat(150)}...`);
});
