import type { BaseQueryApi, FetchBaseQueryMeta, RetryOptions } from '@reduxjs/toolkit/query/react';
import { randomId } from '../lib/randomId.ts';
import { isOwnServer, type CallArgs, type CallHost, type CallSettings } from './api.ts';
import { isKeyConflict, isRefused, type CallError } from './callError.ts';

/** What every form sends besides its fields. The honeypot's values are for our own server only. */
export interface FormSignals {
  /** The form's idempotency key: our own server accepts a form only once. */
  key: string;
  /** The honeypot field's value, and the milliseconds since the form was shown. */
  website: string;
  shownFor: number;
}

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

/** Retries forms to our own server after 1, 2 and 4 seconds, and waits while the browser is offline. */
export const formRetries: RetryOptions = {
  maxRetries: 3,
  backoff: (attempt, _max, signal) => pause(FIRST_DELAY_MS * 2 ** (attempt - 1), signal),
};

/** The honeypot fields by wire name. */
export const toHoneypotFields = ({ website, shownFor }: FormSignals): Record<string, string | number> => ({
  ...(website === '' ? {} : { website }),
  shown_for: Math.max(0, Math.round(shownFor)),
});

interface FormCall extends Pick<
  CallArgs,
  'url' | 'body' | 'headers' | 'validateStatus' | 'responseHandler' | 'onProgress'
> {
  host: CallHost;
}
type FormResult =
  | { data: unknown; error?: undefined; meta?: FetchBaseQueryMeta }
  | { data?: undefined; error: CallError; meta?: FetchBaseQueryMeta };
type BaseQuery = (args: CallArgs) => PromiseLike<unknown> | unknown;

/**
 * Sends a form with its key. If our own server has other content under the key, the form is sent once more with another
 * one. The error says whether an attempt may have arrived, and how long the visitor waited.
 */
export const sendForm = async (
  { headers, ...call }: FormCall,
  { key, extra, baseQuery }: { key: string; baseQuery: BaseQuery } & Pick<BaseQueryApi, 'extra'>,
): Promise<FormResult> => {
  const isOwn = isOwnServer(call.host, extra as CallSettings);
  const startedAt = performance.now();
  const failures: CallError[] = [];
  const attempt = async (currentKey: string) =>
    (await baseQuery({
      ...call,
      method: 'POST',
      headers: { ...headers, ...(isOwn && { 'Idempotency-Key': currentKey }) },
      failures,
    })) as FormResult;
  const first = await attempt(key);
  const result = isOwn && first.error && isKeyConflict(first.error) ? await attempt(randomId()) : first;
  if (!result.error) return result;
  const hasLostResponse = failures.some((failure) => !isRefused(failure));
  return { ...result, error: { ...result.error, hasLostResponse, waitedMs: performance.now() - startedAt } };
};
