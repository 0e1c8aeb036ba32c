import { formatBytes } from './formatBytes.ts';

it.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1 kB'],
  [138_240, '135 kB'],
  [1024 * 1024, '1.0 MB'],
  [5 * 1024 * 1024, '5.0 MB'],
  [12.4 * 1024 * 1024, '12 MB'],
  [1024 * 1024 * 1024, '1.0 GB'],
  [73_192_000_000, '68 GB'],
])('writes %d as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
