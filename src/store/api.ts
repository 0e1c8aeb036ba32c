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

/** Seconds for which a cached response counts as fresh. */
const LIFETIME_S = 300;
const BACK_OFF_MS = 400;

/** A call. `host` names the setting with its host; without one it goes to our own server. */
export interface CallArgs extends FetchArgs {
  host?: 'careersHost' | 'emailHost';
  /**
   * A call that sends a submission, by its id, and how its content is serialised. The content is not part of the
   * arguments.
   */
  submission?: string;
  write?: (
    submission: Submission,
    extra: StoreExtra,
  ) => Pick<FetchArgs, 'body' | 'headers'> | { error: string };
}
type CallQuery = BaseQueryFn<CallArgs, unknown, CallError, RetryOptions, FetchBaseQueryMeta>;

/** JSON if the body is JSON, else its text: another server may send an HTML page with its 404. */
const readBody = async (response: Response): Promise<unknown> => {
  // If the connection breaks after the status, there is no body, but the status may still say that a message was
  // accepted.
  const text = await response.text().catch(() => '');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The absolute address of a call, because Node's fetch accepts no relative one. */
export const toCallUrl = (path: string, host: CallArgs['host'], extra: StoreExtra): string =>
  `${(host && extra[host]) || extra.origin || globalThis.location.origin}${path}`;

const fetchCall = fetchBaseQuery({ timeout: CALL_TIMEOUT_MS, responseHandler: readBody });

const refuse = (error: string) => retry.fail({ status: 'CUSTOM_ERROR', error, data: { error } });

/**
 * One attempt. Temporary failures are left to `retry`; those of a submission only with our own server, which knows its
 * key.
 */
const callServer: CallQuery = async ({ host, submission = '', write, ...args }, queryApi, options) => {
  const extra = queryApi.extra as StoreExtra;
  const held = extra.submissions.get(submission);
  if (write && !held) return refuse(NOTHING_TO_SEND);
  const content = write && held ? write(held, extra) : {};
  if ('error' in content) return refuse(content.error);
  const isOwn = !host || extra[host] === '';
  if (held && isOwn && !navigator.onLine) return { error: OFFLINE };
  if (held) held.hasStarted = true;
  const call = { ...args, ...content, url: toCallUrl(args.url, host, extra) };
  const { data, error, meta } = await fetchCall(call, queryApi, options);
  if (!error) return { data, ...(meta && { meta }) };
  if (held) recordFailure(held, error, isOwn);
  const isRepeated = held
    ? isOwn && isTemporary(error)
    : typeof error.status !== 'number' || error.status >= 500;
  if (!isRepeated) retry.fail(error, meta);
  if (held) queryApi.dispatch(attemptFailed());
  return { error, ...(meta && { meta }) };
};

/** The only api. The modules that use it inject their endpoints. */
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

/** Adds the api to a store. Views of pages that make calls do this before they are rendered. */
export const addApi = (store: AppStore): void => {
  if (store.getState().api) return;
  store.addMiddleware(api.middleware);
  // Redux's way to initialise an injected slice.
  store.replaceReducer(store.inject(api));
  // Refetches the calls of the current page when the device is back online.
  if (typeof window !== 'undefined') setupListeners(store.dispatch);
};
