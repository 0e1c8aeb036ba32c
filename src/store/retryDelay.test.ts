import { isSilence, retryDelay } from './retryDelay.ts';

const delays = (status: number | string): number[] => {
  const found: number[] = [];
  for (let spent = 0, attempts = 1; ; attempts += 1) {
    const delay = retryDelay({ status, attempts, spent }, 0);
    if (delay === undefined) return found;
    found.push(delay);
    spent += delay;
  }
};

it.each([0, 'FETCH_ERROR', 'TIMEOUT_ERROR', 502, 503, 504])(
  'waits longer each time after %s, a minute in all',
  (status) => {
    expect(delays(status)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  },
);

it.each([200, 400, 403, 409, 410, 413, 422, 429, 500, 'PARSING_ERROR', 'CUSTOM_ERROR', undefined])(
  'does not go on by itself after %s',
  (status) => {
    expect(retryDelay({ status, attempts: 1, spent: 0 })).toBeUndefined();
  },
);

it('waits as long as the server asks for, up to half a minute', () => {
  const busy = { status: 503, attempts: 1, spent: 0 };
  expect(retryDelay({ ...busy, retryAfter: 20 }, 0)).toBe(20_000);
  expect(retryDelay({ ...busy, attempts: 5, retryAfter: 1 }, 0)).toBe(15_000);
  expect(retryDelay({ ...busy, retryAfter: 30 }, 0)).toBe(30_000);
  expect(retryDelay({ ...busy, retryAfter: 31 }, 0)).toBeUndefined();
});

it('gives up once the minute is over, however few the attempts', () => {
  expect(retryDelay({ status: 'TIMEOUT_ERROR', attempts: 1, spent: 30_000 }, 0)).toBe(1000);
  expect(retryDelay({ status: 'TIMEOUT_ERROR', attempts: 2, spent: 54_000 }, 0)).toBeUndefined();
});

it('adds up to a fifth, so that not all browsers come back at once', () => {
  const delay = (spread: number) => retryDelay({ status: 502, attempts: 1, spent: 0 }, spread);
  expect([delay(0), delay(0.5), delay(1)]).toEqual([1000, 1100, 1200]);
  expect(delay(Math.random())).toBeLessThanOrEqual(1200);
});

it('knows silence from an answer', () => {
  expect([0, 'FETCH_ERROR', 'TIMEOUT_ERROR'].every(isSilence)).toBe(true);
  expect([200, 503, 'CUSTOM_ERROR', undefined].some(isSilence)).toBe(false);
});
