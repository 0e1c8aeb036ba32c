import { randomId } from './randomId.ts';

it('returns 128 bits in hexadecimal, different each time', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});
