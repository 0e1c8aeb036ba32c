import { CALL_TIMEOUT_MS } from '../contract/constants.ts';
import { deskCalls, type DeskCallName } from '../contract/desk/calls.ts';
import { createApi, fetchBaseQuery, type FetchArgs, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Session } from '../contract/desk/sessionSchemas.ts';

export interface RequestParts {
  /** What stands for `:reference` or `:id` in the path. */
  of?: string | number;
  params?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
  headers?: Record<string, string>;
}

export const callUrl = (name: DeskCallName, of: string | number = ''): string =>
  deskCalls[name].path.replace(/:(reference|id)/, encodeURIComponent(of));

/** A call of the contract as fetchBaseQuery takes it. */
export const request = (name: DeskCallName, { of, params, body, headers }: RequestParts = {}): FetchArgs => ({
  url: callUrl(name, of).slice(1),
  method: deskCalls[name].method,
  ...(params && { params: { ...params } }),
  ...(body !== undefined && { body }),
  ...(headers && { headers }),
});

/** What a page shows of a failed call. `body` is the answer as it came, for calls whose refusals carry data. */
export interface DeskError {
  status: number | string;
  text: string;
  fields: Readonly<Record<string, string>>;
  body: unknown;
}

/** `hasEnded`: the server knows the session no more, and the page still shows what was typed. */
export type DeskSession = Session & { hasEnded?: boolean };

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.';
const ENDED = 'You are signed out. Sign in again, then repeat this.';
const FAILED = 'The server could not do this. Try again, or tell the operator.';

const toDeskError = (status: number | string, body: unknown): DeskError => {
  // The server's refusals have a sentence; a proxy's page has not.
  const { error, fields = {} } = (body ?? {}) as { error?: unknown; fields?: Record<string, string> };
  const fallback = typeof status === 'number' ? FAILED : UNREACHABLE;
  return { status, text: typeof error === 'string' ? error : fallback, fields, body };
};

const call = fetchBaseQuery({ baseUrl: '/', timeout: CALL_TIMEOUT_MS });

/** Calls whose 401 speaks of the credentials that were typed, not of a session that ended. */
const isSignIn = (args: string | FetchArgs): boolean =>
  (typeof args === 'string' ? args : args.url).startsWith('api/session');

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, DeskError> = async (args, queryApi, options) => {
  const { data, error } = await call(args, queryApi, options);
  if (!error) return { data: data ?? null };
  const isOver = error.status === 401 && !isSignIn(args);
  // Reading the session again says that it has ended.
  if (isOver) queryApi.dispatch(deskApi.util.invalidateTags(['Session']));
  const failure = toDeskError(error.status, error.data);
  return { error: isOver ? { ...failure, text: ENDED } : failure };
};

/** All but the session: after signing in again what failed meanwhile is fetched again. */
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

/** The refusal of a generated hook, which types it as anything that an endpoint may fail with. */
export const asDeskError = (error: unknown): DeskError | undefined => {
  if (error === undefined || error === null) return undefined;
  if (typeof error === 'object' && 'text' in error) return error as DeskError;
  return toDeskError('UNKNOWN', undefined);
};
