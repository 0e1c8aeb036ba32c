import { shorten } from './shorten.ts';

it('cuts a text that is longer and marks the cut', () => {
  expect(shorten('x'.repeat(51), 50)).toBe(`${'x'.repeat(50)}...`);
});

it('leaves a text of exactly the length alone', () => {
  expect(shorten('x'.repeat(50), 50)).toBe('x'.repeat(50));
});
