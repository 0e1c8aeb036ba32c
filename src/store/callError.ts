import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { parseRefusal } from './checkResponses.ts';

/** A failed call. */
export type CallError = FetchBaseQueryError & {
  /** Seconds to wait before another attempt, from the server's header. */
  retryAfter?: number | undefined;
  /** A form: an attempt may have arrived, because its outcome is unknown. */
  hasLostResponse?: boolean;
  /** A form: milliseconds from the first attempt to the failure of the last. */
  waitedMs?: number;
};

/** The device is offline, so no request was made. */
export const OFFLINE: CallError = { status: 'FETCH_ERROR', error: 'Offline' };

/** A failure that may be temporary: no response, or a response from a proxy or a busy server. */
export const isTemporary = ({ status }: CallError): boolean =>
  typeof status !== 'number' || [502, 503, 504].includes(status);

/** The server stored nothing: it refused the request, or was too busy to read it. */
export const isRefused = ({ status }: CallError): boolean =>
  typeof status === 'number' && (status === 503 || (status >= 400 && status < 500));

/** The server refused the request before it checked whether an earlier attempt had arrived. */
const isRefusedUnread = ({ status }: CallError): boolean => status === 429 || status === 503;

/** Whether a form that failed may have arrived. `hadUnknownOutcome`: so may an earlier submit of it. */
export const mayHaveArrived = (error: CallError, hadUnknownOutcome: boolean): boolean =>
  (hadUnknownOutcome || error.hasLostResponse === true) && (!isRefused(error) || isRefusedUnread(error));

/** Our own server has other content under the key: the form changed after an attempt that arrived. */
export const isKeyConflict = ({ status, data }: CallError): boolean =>
  status === 422 && parseRefusal(data).fields === undefined;

/** The upload of an application was deleted, or belongs to another application: it must be sent again. */
export const isUploadGone = ({ data }: CallError): boolean =>
  Object.keys(parseRefusal(data).fields ?? {}).join() === 'resumefile';

/** Reads a `Retry-After` header (seconds or an HTTP date) as seconds. Undefined if it is missing or invalid. */
export const readRetryAfter = (header: string | null | undefined, now = Date.now()): number | undefined => {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const instant = text === '' ? Number.NaN : Date.parse(text);
  return Number.isNaN(instant) ? undefined : Math.max(0, Math.ceil((instant - now) / 1000));
};
