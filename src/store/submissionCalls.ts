import type { RetryOptions } from '@reduxjs/toolkit/query/react';
import type { Submission } from './storeExtra.ts';

const FIRST_DELAY_MS = 1000;

/** Waits for `ms` milliseconds or, if the browser is offline, until it is back online; an abort ends the wait. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      if (!navigator.onLine && !signal?.aborted) return;
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });

/** Retries submissions to our own server after 1, 2 and 4 seconds, and waits while the browser is offline. */
export const submissionRetries: RetryOptions = {
  maxRetries: 3,
  backoff: (attempt, _max, signal) => pause(FIRST_DELAY_MS * 2 ** (attempt - 1), signal),
};

/** Empty for another host: the header would need a preflight, which that host may not support. */
export const makeKeyHeader = (host: string, { key }: Submission): Record<string, string> =>
  host === '' ? { 'Idempotency-Key': key } : {};

/** The honeypot fields by wire name; none for another host, which does not expect them. */
export const makeHoneypotValues = (
  host: string,
  { website, shownFor }: Submission,
): Record<string, string | number> =>
  host === '' ? { ...(website === '' ? {} : { website }), shown_for: Math.max(0, Math.round(shownFor)) } : {};
