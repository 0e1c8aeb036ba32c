import { pause, submissionRetries } from '../../src/store/submissionCalls.ts';

/** Retries a submission at once, or when the browser is online again. */
export const skipRetryDelays = (): void => {
  submissionRetries.backoff = (_attempt, _max, signal) => pause(0, signal);
};
