import fc from 'fast-check';
import { shorten } from './shorten.ts';

it('cuts a text that is longer and marks the cut', () => {
  expect(shorten('x'.repeat(51), 50)).toBe(`${'x'.repeat(50)}...`);
});

it('leaves a text of exactly the length alone', () => {
  expect(shorten('x'.repeat(50), 50)).toBe('x'.repeat(50));
});

it('never grows a text by more than the three dots', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(80), (text, length) => shorten(text, length).length <= length + 3),
  );
});
