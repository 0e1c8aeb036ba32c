import { shorten } from './shorten.ts';

it("cuts a longer text and adds '...'", () => {
  expect(shorten('x'.repeat(51), 50)).toBe(`${'x'.repeat(50)}...`);
});

it('leaves a text of exactly the maximum length unchanged', () => {
  expect(shorten('x'.repeat(50), 50)).toBe('x'.repeat(50));
});
