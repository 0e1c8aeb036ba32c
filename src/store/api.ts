import { createApi, fetchBaseQuery, retry, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { CALL_TIMEOUT_MS } from '../contract/constants.ts';

const MAX_RETRIES = 2;
const BACK_OFF_MS = 400;

const isReading = (args: string | FetchArgs): boolean =>
  typeof args === 'string' || (args.method ?? 'GET') === 'GET';

const isRefusal = (status: unknown): boolean => typeof status === 'number' && status >= 400 && status < 500;

/**
 * Reads are tried up to three times with growing pauses, unless the server refused; writes once only, since a lost
 * answer does not say whether they arrived (docs/requirements.md, CALL-6).
 */
const baseQuery = retry(fetchBaseQuery({ timeout: CALL_TIMEOUT_MS }), {
  backoff: (attempt) => new Promise((resolve) => setTimeout(resolve, BACK_OFF_MS * 2 ** attempt)),
  retryCondition: (error, args: string | FetchArgs, { attempt }) =>
    attempt <= MAX_RETRIES && isReading(args) && !isRefusal((error as { status?: unknown }).status),
});

/** The one api; endpoints are injected by the modules that travel with the pages using them. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 300,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
