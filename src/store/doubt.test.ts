import { isLost, leavesDoubt } from './doubt.ts';

it.each(['FETCH_ERROR', 'TIMEOUT_ERROR', 'CUSTOM_ERROR', 0, 200, 500, 502, 504, undefined])(
  'does not know what became of a submission after %s',
  (status) => {
    expect(isLost(status)).toBe(true);
    expect(leavesDoubt(status, false)).toBe(true);
  },
);

it.each([400, 403, 409, 410, 413, 415, 422])('knows after %s that nothing was taken', (status) => {
  expect(isLost(status)).toBe(false);
  expect(leavesDoubt(status, true)).toBe(false);
});

it.each([429, 503])(
  'knows after %s that this attempt was not taken, and nothing of an earlier one',
  (status) => {
    expect(leavesDoubt(status, false)).toBe(false);
    expect(leavesDoubt(status, true)).toBe(true);
  },
);
