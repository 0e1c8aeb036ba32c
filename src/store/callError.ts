import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { parseRefusal } from './checkResponses.ts';
import type { Submission } from './storeExtra.ts';

/** A failed call; `retryAfter` in seconds, from the server's header. */
export type CallError = FetchBaseQueryError & { retryAfter?: number | undefined };

export const NOTHING_TO_SEND = 'Nothing to send';
/** The device is offline, so no request was made. */
export const OFFLINE: CallError = { status: 'FETCH_ERROR', error: 'Offline' };

/** A failure that may be temporary: no response, or a response from a proxy or a busy server. */
export const isTemporary = ({ status }: CallError): boolean =>
  typeof status !== 'number' || [502, 503, 504].includes(status);

/** The server stored nothing: it refused the request, or was too busy to read it. */
const isRefused = (status: CallError['status']): boolean =>
  typeof status === 'number' && (status === 503 || (status >= 400 && status < 500));

/** The server refused the request before it checked whether an earlier attempt had arrived. */
const isRefusedUnread = (status: CallError['status']): boolean => status === 429 || status === 503;

/** Whether a failed submission may have arrived, because the outcome of an attempt is unknown. */
export const hasUnknownOutcome = ({ status }: CallError, hasLostResponse: boolean): boolean =>
  hasLostResponse && (!isRefused(status) || isRefusedUnread(status));

/** Records on the submission what a failed attempt reveals. */
export const recordFailure = (submission: Submission, { status }: CallError, isOwnServer: boolean): void => {
  if (!isRefused(status)) submission.hasLostResponse = true;
  if (isOwnServer && status === 422) submission.isKeyUsed = true;
};

/**
 * Whether to retry with a new key: the key was used for other content, or its upload was deleted or belongs to another
 * application.
 */
export const needsNewKey = ({ data }: CallError, { isKeyUsed }: Submission): boolean => {
  const fields = Object.keys(parseRefusal(data).fields ?? {});
  return fields.length === 0 ? isKeyUsed === true : fields.join() === 'resumefile';
};

/** Reads a `Retry-After` header (seconds or an HTTP date) as seconds. Undefined if it is missing or invalid. */
export const readRetryAfter = (header: string | null | undefined, now = Date.now()): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const instant = text === '' ? Number.NaN : Date.parse(text);
  return Number.isNaN(instant) ? undefined : Math.max(0, Math.ceil((instant - now) / 1000));
};

/** `transformErrorResponse` of submissions: adds the seconds to wait before another attempt. */
export const withRetryAfter = (
  error: FetchBaseQueryError,
  meta: FetchBaseQueryMeta | undefined,
): CallError => ({ ...error, retryAfter: readRetryAfter(meta?.response?.headers.get('Retry-After')) });
