import type { BaseQueryApi, FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { readReference, REFERENCE_HEADER } from '../contract/messageReference.ts';
import { api, type CallArgs } from './api.ts';
import { submitWithRetries } from './submitWithRetries.ts';
import { leavesDoubt } from './doubt.ts';
import { emailIds, missingIds } from './emailIds.ts';
import { asForm, asJson, type EmailCall } from './emailWire.ts';
import { keyHeader } from './ownServer.ts';
import type { PendingMessage } from './pendingSubmissions.ts';
import { readText } from './readText.ts';
import { readRetryAfter } from './retryAfter.ts';
import type { StoreExtra } from './storeExtra.ts';

/** Success is status 200 or the text OK, and nothing else (docs/requirements.md, MAIL-2). */
const isSent = (response: Response, body: unknown): boolean =>
  response.status === 200 || (typeof body === 'string' && body.trim() === 'OK');

const failure = (error: string) => ({
  error: { status: 'CUSTOM_ERROR', error, data: { error } } satisfies FetchBaseQueryError,
});

/** The call with a waiting message; a failure where an id is missing. */
const callOf = (pending: PendingMessage, settings: StoreExtra, { path, template, bodyOf }: EmailCall) => {
  const ids = emailIds(settings, settings[template]);
  const missing = missingIds(ids);
  if (missing.length > 0) return failure(`${missing.join('. ')}.`);
  const host = settings.emailHost;
  return {
    host: 'emailHost' as const,
    url: path,
    method: 'POST',
    headers: { accept: 'application/json, text/plain', ...keyHeader(host, pending.key) },
    body: bodyOf({ pending, ids, host }),
    responseHandler: readText,
    validateStatus: isSent,
  } satisfies CallArgs;
};

interface Answered {
  error?: unknown;
  meta?: unknown;
}
type BaseQuery = (args: CallArgs) => Answered | PromiseLike<Answered>;

const sendBy =
  (kind: EmailCall) =>
  async (
    submission: string,
    { extra, dispatch, signal }: BaseQueryApi,
    _options: unknown,
    baseQuery: BaseQuery,
  ) => {
    const settings = extra as StoreExtra;
    const pending = settings.pendingMessages.get(submission);
    if (!pending) return failure('Nothing to send');
    const call = callOf(pending, settings, kind);
    if ('error' in call) return call;
    const attempt = async (timeout: number) => {
      pending.isUnderWay = true;
      const { error, meta } = await baseQuery({ ...call, timeout });
      const { response } = (meta ?? {}) as Partial<FetchBaseQueryMeta>;
      const trouble = error as FetchBaseQueryError | undefined;
      const retryAfter = readRetryAfter(response?.headers.get('Retry-After'));
      const reference = readReference(response?.headers.get(REFERENCE_HEADER));
      return { status: trouble ? trouble.status : 200, trouble, retryAfter, reference };
    };
    const repeated = { submission, attempt, isRepeatable: settings.emailHost === '' };
    const outcome = await submitWithRetries(repeated, { dispatch, extra: settings, signal });
    if (!outcome) return failure('Given up');
    const { status, trouble, retryAfter, reference, hasLostAnswer, isKeyTaken } = outcome;
    if (!trouble) return { data: reference };
    return { error: { ...trouble, retryAfter, isInDoubt: leavesDoubt(status, hasLostAnswer), isKeyTaken } };
  };

/**
 * The two e-mail calls, injected with the contact form (docs/requirements.md, MAIL-1 to MAIL-3, ONCE-1, ONCE-6). Each
 * takes a submission's id; the message itself waits in `store.pendingMessages` (docs/requirements.md, STORE-4). Each
 * gives the message's reference, which our own server alone names.
 */
export const emailApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Version 2's form. */
    sendEmail: build.mutation<string | null, string>({
      queryFn: sendBy(asJson),
      extraOptions: { maxRetries: 0 },
    }),
    /** Version 1's form. */
    sendEmailForm: build.mutation<string | null, string>({
      queryFn: sendBy(asForm),
      extraOptions: { maxRetries: 0 },
    }),
  }),
});

export const { useSendEmailMutation, useSendEmailFormMutation } = emailApi;
