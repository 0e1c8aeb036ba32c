import {
  createApi,
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  type RetryOptions,
} from '@reduxjs/toolkit/query/react';
import { CALL_TIMEOUT_MS } from '../contract/constants.ts';
import type { StoreExtra } from './storeExtra.ts';

/** Seconds for which an answer stands in the cache and counts as fresh. */
const LIFETIME_S = 300;
const BACK_OFF_MS = 400;

/** The header that makes a repeated submission count once; only our own server knows it. */
export const KEY_HEADER = 'Idempotency-Key';

/** A call. `host` is the setting that says where it goes; without one it goes to our own server. */
export interface CallArgs extends FetchArgs {
  host?: 'careersHost' | 'emailHost';
}
type CallQuery = BaseQueryFn<CallArgs, unknown, FetchBaseQueryError, RetryOptions, FetchBaseQueryMeta>;

/** JSON where the body is JSON, else its text: a foreign server may send an HTML page along with its 404. */
const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The absolute address of a call: Node's fetch takes no relative one. */
export const urlOf = (path: string, host: CallArgs['host'], extra: StoreExtra): string =>
  `${(host && extra[host]) || extra.origin || globalThis.location.origin}${path}`;

const fetchCall = fetchBaseQuery({ timeout: CALL_TIMEOUT_MS, responseHandler: readBody });

const isAnswered = ({ status }: FetchBaseQueryError): boolean => typeof status === 'number' && status < 500;

const callServer: CallQuery = async ({ host, ...args }, queryApi, options) => {
  const url = urlOf(args.url, host, queryApi.extra as StoreExtra);
  const answer = await fetchCall({ ...args, url }, queryApi, options);
  const isRepeatable = queryApi.type === 'query' || new Headers(args.headers as HeadersInit).has(KEY_HEADER);
  if (answer.error && (isAnswered(answer.error) || !isRepeatable)) retry.fail(answer.error, answer.meta);
  return answer;
};

/** The one api; endpoints are injected by the modules that travel with the pages using them. */
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
