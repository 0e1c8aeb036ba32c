import { setTimeout as wait } from 'node:timers/promises';

const DAY_MS = 86_400_000;
const LONGEST_TEST_MS = 20_000;

/** Waits past midnight UTC if it is near, because a test that calculates from today must not span two days. */
export const avoidMidnight = async (now = Date.now()): Promise<void> => {
  const msUntilMidnight = DAY_MS - (now % DAY_MS);
  if (msUntilMidnight < LONGEST_TEST_MS) await wait(msUntilMidnight);
};
