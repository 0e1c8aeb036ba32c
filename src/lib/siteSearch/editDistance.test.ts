import fc from 'fast-check';
import { editDistance } from './editDistance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

it.each([
  ['network', 'network', 0],
  ['netwrok', 'network', 1],
  ['servce', 'service', 1],
  ['cablling', 'cabling', 1],
  ['', 'abc', 3],
  ['ab', 'ba', 1],
  ['kitten', 'sitting', 3],
])('between "%s" and "%s" is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});

it('is the same both ways, nothing only for the same, and never more than the longer word', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other);
      expect(editDistance(other, one)).toBe(distance);
      expect(distance === 0).toBe(one === other);
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});
