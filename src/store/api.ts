import {
  createApi,
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
  type RetryOptions,
} from '@reduxjs/toolkit/query/react';
import type { WithSlice } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { CALL_TIMEOUT_MS } from '../contract/constants.ts';
import { isTemporary, recordFailure, NOTHING_TO_SEND, OFFLINE, type CallError } from './callError.ts';
import type { StoreExtra, Submission } from './storeExtra.ts';
import type { AppStore } from './store.ts';
import { attemptFailed } from './submissionSlice.ts';

/** Seconds for which a cached response is fresh. */
const LIFETIME_S = 300;
const BACK_OFF_MS = 400;

/** A call. `host` names the setting with its base URL; without it, the call goes to our own server. */
export interface CallArgs extends FetchArgs {
  host?: 'careersHost' | 'emailHost';
  /**
   * The id of the submission to send, and the function that serialises it. The content is not an argument, because Redux
   * DevTools show arguments.
   */
  submissionId?: string;
  write?: (
    submission: Submission,
    extra: StoreExtra,
  ) => Pick<FetchArgs, 'body' | 'headers'> | { error: string };
}
type CallBaseQuery = BaseQueryFn<CallArgs, unknown, CallError, RetryOptions, FetchBaseQueryMeta>;

/** Parses a JSON body, and returns any other as text: another server may send an HTML page with a 404. */
const readBody = async (response: Response): Promise<unknown> => {
  // If the connection breaks after the headers, there is no body, but the status may say that a message was accepted.
  const text = await response.text().catch(() => '');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Returns the absolute URL of a call, because Node's fetch does not accept relative URLs. */
export const toCallUrl = (path: string, host: CallArgs['host'], extra: StoreExtra): string =>
  `${(host && extra[host]) || extra.origin || globalThis.location.origin}${path}`;

const fetchCall = fetchBaseQuery({ timeout: CALL_TIMEOUT_MS, responseHandler: readBody });

const refuse = (error: string) => retry.fail({ status: 'CUSTOM_ERROR', error, data: { error } });

/**
 * Makes one attempt. `retry` repeats it after a temporary failure; a submission is repeated only to our own server, which
 * recognises its key.
 */
const callServer: CallBaseQuery = async ({ host, submissionId = '', write, ...args }, queryApi, options) => {
  const extra = queryApi.extra as StoreExtra;
  const submission = extra.submissions.get(submissionId);
  if (write && !submission) return refuse(NOTHING_TO_SEND);
  const content = write && submission ? write(submission, extra) : {};
  if ('error' in content) return refuse(content.error);
  const isOwnServer = !host || extra[host] === '';
  if (submission && isOwnServer && !navigator.onLine) return { error: OFFLINE };
  if (submission) submission.hasStarted = true;
  const call = { ...args, ...content, url: toCallUrl(args.url, host, extra) };
  const { data, error, meta } = await fetchCall(call, queryApi, options);
  if (!error) return { data, ...(meta && { meta }) };
  if (submission) recordFailure(submission, error, isOwnServer);
  const canRetry = submission
    ? isOwnServer && isTemporary(error)
    : typeof error.status !== 'number' || error.status >= 500;
  if (!canRetry) retry.fail(error, meta);
  if (submission) queryApi.dispatch(attemptFailed());
  return { error, ...(meta && { meta }) };
};

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
  endpoints: () => ({}),
});

declare module './store.ts' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged with the store's own
  export interface LazySlices extends WithSlice<typeof api> {}
}

/** Adds the API to a store. Pages that make calls do this before they are rendered. */
export const addApi = (store: AppStore): void => {
  if (store.getState().api) return;
  store.addMiddleware(api.middleware);
  // Initialises the injected slice.
  store.replaceReducer(store.inject(api));
  // Refetches the current page's queries when the device is back online.
  if (typeof window !== 'undefined') setupListeners(store.dispatch);
};
