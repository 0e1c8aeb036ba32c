import { pause, submissionRetries } from '../../src/store/submissionCalls.ts';

/** Retries of a submission follow at once, or when the browser is online. */
export const skipRetryDelays = (): void => {
  submissionRetries.backoff = (_attempt, _max, signal) => pause(0, signal);
};
