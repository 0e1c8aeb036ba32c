import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { missingIdTexts } from '../content/emailTexts.ts';
import { calls } from '../contract/calls.ts';
import { EMAIL_LIB_VERSION } from '../contract/constants.ts';
import { readReference, REFERENCE_HEADER } from '../contract/messageReference.ts';
import { api, type CallArgs } from './api.ts';
import { withRetryAfter } from './callError.ts';
import type { StoreExtra } from './storeExtra.ts';
import { makeHoneypotValues, makeKeyHeader, submissionRetries } from './submissionCalls.ts';

/** The ids that an email call sends, by wire name. */
type CallIds = Record<keyof typeof missingIdTexts, string>;

const toCallIds = ({ emailUserId, emailServiceId }: StoreExtra, template: string): CallIds => ({
  user_id: emailUserId,
  service_id: emailServiceId,
  template_id: template,
});

/** One sentence for each missing id. */
const describeMissingIds = (ids: CallIds): string =>
  (Object.keys(missingIdTexts) as (keyof CallIds)[])
    .filter((name) => ids[name] === '')
    .map((name) => `${missingIdTexts[name]}.`)
    .join(' ');

const ACCEPT = { accept: 'application/json, text/plain' };

const writeJson: CallArgs['write'] = (submission, extra) => {
  const ids = toCallIds(extra, extra.emailTemplateId);
  const error = describeMissingIds(ids);
  if (error) return { error };
  const { from_name, from_email, phone_number, subject, message } = submission.text;
  const template_params = {
    ...{ from_name, from_email, phone_number, subject, message },
    ...makeHoneypotValues(extra.emailHost, submission),
  };
  return {
    headers: { ...ACCEPT, ...makeKeyHeader(extra.emailHost, submission) },
    body: { lib_version: EMAIL_LIB_VERSION, ...ids, template_params },
  };
};

const writeForm: CallArgs['write'] = (submission, extra) => {
  const ids = toCallIds(extra, extra.emailFormTemplateId);
  const error = describeMissingIds(ids);
  if (error) return { error };
  const body = new FormData();
  const call = { lib_version: EMAIL_LIB_VERSION, ...ids };
  const fields = { ...submission.text, ...call, ...makeHoneypotValues(extra.emailHost, submission) };
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  return { headers: { ...ACCEPT, ...makeKeyHeader(extra.emailHost, submission) }, body };
};

const makeEmailCall = (url: string, submissionId: string, write: CallArgs['write']): CallArgs => ({
  host: 'emailHost',
  url,
  method: 'POST',
  submissionId,
  ...(write && { write }),
  // The call succeeded if its status is 200 or its text is OK.
  validateStatus: ({ status }, body) => status === 200 || (typeof body === 'string' && body.trim() === 'OK'),
});

/** The options of both calls. Their result is the message's reference, which only our own server sends. */
const shared = {
  extraOptions: submissionRetries,
  transformErrorResponse: withRetryAfter,
  transformResponse: (_: unknown, meta: FetchBaseQueryMeta | undefined): string | null =>
    readReference(meta?.response?.headers.get(REFERENCE_HEADER)),
};

/** The two email calls. The argument is the id of a submission in the store's `extra`. */
export const emailApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Version 2's form. */
    sendEmail: build.mutation<string | null, string>({
      query: (submissionId) => makeEmailCall(calls.emailSend, submissionId, writeJson),
      ...shared,
    }),
    /** Version 1's form. */
    sendEmailForm: build.mutation<string | null, string>({
      query: (submissionId) => makeEmailCall(calls.emailSendForm, submissionId, writeForm),
      ...shared,
    }),
  }),
});

export const { useSendEmailMutation, useSendEmailFormMutation } = emailApi;
