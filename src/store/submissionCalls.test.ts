import { jest } from '@jest/globals';
import { submissionRetries } from './submissionCalls.ts';

it.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
])('before retry %i of a submission, waits %i ms', async (attempt, ms) => {
  jest.useFakeTimers();
  const ended = jest.fn();
  void submissionRetries.backoff?.(attempt, 3).then(ended);
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
