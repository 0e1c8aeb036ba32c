import { pause, submissionRetries } from '../../src/store/submissionCalls.ts';

/** Attempts of a submission follow each other at once, or when the browser is online. */
export const withoutPauses = (): void => {
  submissionRetries.backoff = (_attempt, _max, signal) => pause(0, signal);
};
