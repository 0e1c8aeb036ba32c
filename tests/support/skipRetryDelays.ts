import { formRetries, pause } from '../../src/store/sendForm.ts';

/** Retries a form at once, or when the browser is online again. */
export const skipRetryDelays = (): void => {
  formRetries.backoff = (_attempt, _max, signal) => pause(0, signal);
};
