import { CALL_TIMEOUT_MS } from '../contract/constants.ts';
import { deskCalls, type DeskCallName } from '../contract/desk/calls.ts';
import { createApi, fetchBaseQuery, type FetchArgs, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Session } from '../contract/desk/sessionSchemas.ts';

export interface RequestOptions {
  /** Replaces `:reference` or `:id` in the path. */
  id?: string | number;
  params?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
  headers?: Record<string, string>;
}

export const urlFor = (name: DeskCallName, id: string | number = ''): string =>
  deskCalls[name].path.replace(/:(reference|id)/, encodeURIComponent(id));

/** Arguments of a call for fetchBaseQuery. */
export const buildRequest = (name: DeskCallName, { id, ...options }: RequestOptions = {}): FetchArgs => ({
  url: urlFor(name, id).slice(1),
  method: deskCalls[name].method,
  ...options,
});

/** A failed call, for display. `body` is the raw response, for calls whose errors carry data. */
export interface DeskError {
  status: number | string;
  text: string;
  fields: Readonly<Record<string, string>>;
  body: unknown;
}

/** `hasEnded`: the session has expired on the server, but the page still shows its input. */
export type DeskSession = Session & { hasEnded?: boolean };

const UNREACHABLE_TEXT = 'The server cannot be reached. Check your connection and try again.';
const SESSION_ENDED_TEXT = 'You are signed out. Sign in again, then repeat this.';
const FAILURE_TEXT = 'The server could not do this. Try again, or ask the operator.';

const toDeskError = (status: number | string, body: unknown): DeskError => {
  // The server's errors contain a sentence; a proxy's error page does not.
  const { error, fields = {} } = (body ?? {}) as { error?: unknown; fields?: Record<string, string> };
  const fallback = typeof status === 'number' ? FAILURE_TEXT : UNREACHABLE_TEXT;
  return { status, text: typeof error === 'string' ? error : fallback, fields, body };
};

const call = fetchBaseQuery({ baseUrl: '/', timeout: CALL_TIMEOUT_MS });

/** Calls whose 401 is about the entered credentials, not about an expired session. */
const isSignIn = (args: string | FetchArgs): boolean =>
  (typeof args === 'string' ? args : args.url).startsWith('api/session');

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, DeskError> = async (args, queryApi, options) => {
  const { data, error } = await call(args, queryApi, options);
  if (!error) return { data: data ?? null };
  const hasSessionEnded = error.status === 401 && !isSignIn(args);
  // Refetching the session shows that it has ended.
  if (hasSessionEnded) queryApi.dispatch(deskApi.util.invalidateTags(['Session']));
  const failure = toDeskError(error.status, error.data);
  return { error: hasSessionEnded ? { ...failure, text: SESSION_ENDED_TEXT } : failure };
};

/** All tags but the session's; invalidated by signing in again, to refetch what failed meanwhile. */
export const TAGS = [
  'Start',
  'Applications',
  'Openings',
  'Messages',
  'Message',
  'Templates',
  'Admin',
] as const;

/** The desk's API slice; api.ts injects its endpoints. */
export const deskApi = createApi({
  reducerPath: 'deskApi',
  baseQuery,
  tagTypes: ['Session', ...TAGS],
  keepUnusedDataFor: 120,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** Narrows the error of a generated hook, which is typed too widely. */
export const asDeskError = (error: unknown): DeskError | undefined => {
  if (error === undefined || error === null) return undefined;
  if (typeof error === 'object' && 'text' in error) return error as DeskError;
  return toDeskError('UNKNOWN', undefined);
};
