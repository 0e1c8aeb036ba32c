import { createAction } from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type CombinedState,
  type FetchArgs,
  type FetchBaseQueryMeta,
  type RetryOptions,
} from '@reduxjs/toolkit/query/react';
import type { BuildSettings } from '../contract/buildSettings.ts';
import { CALL_TIMEOUT_MS } from '../contract/constants.ts';
import { isTemporary, OFFLINE, readRetryAfter, type CallError } from './callError.ts';
import { fetchWithProgress, type OnProgress } from './fetchWithProgress.ts';
import { attemptFailed, attemptStarted } from './submissionSlice.ts';

/** Seconds for which a cached response is fresh. */
const LIFETIME_S = 300;
const BACK_OFF_MS = 400;
/** A file to another host, whose progress is unknown: enough for a complete resume over a slow connection. */
const UNKNOWN_PROGRESS_TIMEOUT_MS = 300_000;

/**
 * The base URLs of the calls, and the ids of the email calls. An empty base URL means our own server. The store passes
 * them to thunks as their extra argument.
 */
export type CallSettings = Pick<
  BuildSettings,
  'careersHost' | 'emailHost' | 'emailUserId' | 'emailServiceId' | 'emailTemplateId' | 'emailFormTemplateId'
> & {
  /** Origin of our own server; empty: the page's origin. */
  origin: string;
};
export type CallHost = 'careersHost' | 'emailHost';

/** A call. `host` names the setting with its base URL; without it, the call goes to our own server. */
export interface CallArgs extends FetchArgs {
  host?: CallHost;
  /** A form: the errors of its attempts are added here. */
  failures?: CallError[];
  /** A form with a file, its body a FormData: called while it is sent to our own server. */
  onProgress?: OnProgress;
}
type CallBaseQuery = BaseQueryFn<CallArgs, unknown, CallError, RetryOptions, FetchBaseQueryMeta>;

/** Parses a JSON body, and returns any other as text: another server may send an HTML page with a 404. */
export const readBody = async (response: Response): Promise<unknown> => {
  // If the connection breaks after the headers, there is no body, but the status may say that a message was accepted.
  const text = await response.text().catch(() => '');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Whether a call goes to our own server, which alone gets extra headers and fields. */
export const isOwnServer = (host: CallHost | undefined, settings: CallSettings): boolean =>
  !host || settings[host] === '';

/** Returns the absolute URL of a call, because Node's fetch does not accept relative URLs. */
const toCallUrl = (path: string, host: CallHost | undefined, settings: CallSettings): string =>
  `${(host && settings[host]) || settings.origin || globalThis.location.origin}${path}`;

const fetchCall = fetchBaseQuery({ timeout: CALL_TIMEOUT_MS, responseHandler: readBody });

/** The fetch of a file. Another host reports no progress: to ask for it causes a preflight, which not every host supports. */
const fetchFile = (form: FormData, onProgress: OnProgress, isOwn: boolean) =>
  fetchBaseQuery({
    responseHandler: readBody,
    ...(isOwn ? { fetchFn: fetchWithProgress(form, onProgress) } : { timeout: UNKNOWN_PROGRESS_TIMEOUT_MS }),
  });

/**
 * Makes one attempt. `retry` repeats it after a temporary failure; a form is repeated only to our own server, which
 * recognises its key.
 */
const callServer: CallBaseQuery = async ({ host, failures, onProgress, ...args }, queryApi, options) => {
  const settings = queryApi.extra as CallSettings;
  const isOwn = isOwnServer(host, settings);
  if (failures && isOwn && !navigator.onLine) return { error: OFFLINE };
  // A resume is stored for its application only: its upload is no attempt to apply.
  if (failures && !onProgress) queryApi.dispatch(attemptStarted());
  const call = { ...args, url: toCallUrl(args.url, host, settings) };
  const fetch = onProgress ? fetchFile(args.body as FormData, onProgress, isOwn) : fetchCall;
  const { data, error, meta } = await fetch(call, queryApi, options);
  if (!error) return { data, ...(meta && { meta }) };
  const failure: CallError = {
    ...error,
    retryAfter: readRetryAfter(meta?.response?.headers.get('Retry-After')),
  };
  failures?.push(failure);
  const canRetry = failures
    ? isOwn && isTemporary(error)
    : typeof error.status !== 'number' || error.status >= 500;
  if (!canRetry) retry.fail(failure, meta);
  if (failures) queryApi.dispatch(attemptFailed());
  return { error: failure, ...(meta && { meta }) };
};

type CachedData = CombinedState<Record<never, never>, never, 'api'>;

/** Puts the data that the page was rendered from into the cache, with the times at which it was read. */
export const dataSeeded = createAction<CachedData>('visit/dataSeeded');

/** The site's only RTK Query API. Other modules inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: retry(callServer, {
    maxRetries: 2,
    backoff: (attempt) => new Promise((resolve) => setTimeout(resolve, BACK_OFF_MS * 2 ** attempt)),
  }),
  keepUnusedDataFor: LIFETIME_S,
  refetchOnMountOrArgChange: LIFETIME_S,
  refetchOnReconnect: true,
  extractRehydrationInfo: (action): CachedData | undefined =>
    dataSeeded.match(action) ? action.payload : undefined,
  endpoints: () => ({}),
});
