import { readRetryAfter } from './retryAfter.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

it.each([
  ['120', 120],
  [' 7 ', 7],
  ['Fri, 20 Nov 2026 10:00:30 GMT', 30],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('reads %j as %j seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});
