import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { calls } from '../contract/calls.ts';
import { EMAIL_LIB_VERSION } from '../contract/constants.ts';
import type { MessageText } from '../contract/messageRules.ts';
import { api } from './api.ts';
import { emailIds, missingIds, type EmailIds } from './emailIds.ts';
import { readText } from './readText.ts';
import type { AppStore, StoreExtra } from './store.ts';
import { urlOf } from './urlOf.ts';

/** Success is status 200 or the text OK, and nothing else (docs/requirements.md, MAIL-2). */
const isSent = (response: Response, body: unknown): boolean =>
  response.status === 200 || (typeof body === 'string' && body.trim() === 'OK');

const jsonOf = (text: MessageText, ids: EmailIds) => {
  const { from_name, from_email, phone_number, subject, message } = text;
  const template_params = { from_name, from_email, phone_number, subject, message };
  return { lib_version: EMAIL_LIB_VERSION, ...ids, template_params };
};

const formOf = (text: MessageText, ids: EmailIds): FormData => {
  const form = new FormData();
  const entries = { ...text, lib_version: EMAIL_LIB_VERSION, ...ids };
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return form;
};

interface EmailCall {
  path: string;
  template: 'emailTemplateId' | 'emailFormTemplateId';
  bodyOf: (text: MessageText, ids: EmailIds) => unknown;
}

const asJson: EmailCall = { path: calls.emailSend, template: 'emailTemplateId', bodyOf: jsonOf };
const asForm: EmailCall = { path: calls.emailSendForm, template: 'emailFormTemplateId', bodyOf: formOf };

const failure = (error: string) => ({
  error: { status: 'CUSTOM_ERROR', error, data: { error } } satisfies FetchBaseQueryError,
});

/** The call with a waiting letter; a failure where the letter or an id is missing. */
const callOf = (extra: StoreExtra, submission: string, { path, template, bodyOf }: EmailCall) => {
  const text = extra.letters.get(submission);
  if (!text) return failure('Nothing to send');
  const ids = emailIds(extra, extra[template]);
  const missing = missingIds(ids);
  if (missing.length > 0) return failure(`${missing.join('. ')}.`);
  return {
    url: urlOf(extra.emailHost, path),
    method: 'POST',
    headers: { accept: 'application/json, text/plain' },
    body: bodyOf(text, ids),
    responseHandler: readText,
    validateStatus: isSent,
  } satisfies FetchArgs;
};

/**
 * The two e-mail calls, injected with the contact chunk (docs/requirements.md, MAIL-1 to MAIL-3). Each takes a
 * submission's id; the message itself waits in `store.letters` (docs/requirements.md, STORE-4).
 */
export const emailApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Version 2's form. */
    sendEmail: build.mutation<null, string>({
      queryFn: async (submission, { extra }, _options, baseQuery) => {
        const call = callOf(extra as StoreExtra, submission, asJson);
        if ('error' in call) return call;
        const { error } = await baseQuery(call);
        return error ? { error: error as FetchBaseQueryError } : { data: null };
      },
    }),
    /** Version 1's form. */
    sendEmailForm: build.mutation<null, string>({
      queryFn: async (submission, { extra }, _options, baseQuery) => {
        const call = callOf(extra as StoreExtra, submission, asForm);
        if ('error' in call) return call;
        const { error } = await baseQuery(call);
        return error ? { error: error as FetchBaseQueryError } : { data: null };
      },
    }),
  }),
});

export const { useSendEmailMutation, useSendEmailFormMutation } = emailApi;

/** Adds the e-mail calls to a store. */
export const prepareContact = (store: AppStore): void => store.inject(emailApi);
