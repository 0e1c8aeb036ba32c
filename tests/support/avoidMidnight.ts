import { setTimeout as wait } from 'node:timers/promises';

const DAY_MS = 86_400_000;
const LONGEST_TEST_MS = 20_000;

/**
 * Waits until midnight UTC has passed if it is near, because tests that calculate from today need the same day
 * throughout.
 */
export const avoidMidnight = async (now = Date.now()): Promise<void> => {
  const left = DAY_MS - (now % DAY_MS);
  if (left < LONGEST_TEST_MS) await wait(left);
};
