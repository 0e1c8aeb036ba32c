import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { missingIdTexts } from '../content/emailTexts.ts';
import { calls } from '../contract/calls.ts';
import { EMAIL_LIB_VERSION } from '../contract/constants.ts';
import type { MessageText } from '../contract/messageRules.ts';
import { omit } from '../lib/omit.ts';
import { readReference, REFERENCE_HEADER } from '../contract/messageReference.ts';
import { api, isOwnServer, type CallSettings } from './api.ts';
import type { CallError } from './callError.ts';
import { formRetries, sendForm, toHoneypotFields, type FormSignals } from './sendForm.ts';

/** A message as the form sends it. */
export type Message = MessageText & FormSignals;

/** The ids that an email call sends, by wire name. */
type CallIds = Record<keyof typeof missingIdTexts, string>;

/** One sentence for each missing id. */
const describeMissingIds = (ids: CallIds): string =>
  (Object.keys(missingIdTexts) as (keyof CallIds)[])
    .filter((name) => ids[name] === '')
    .map((name) => `${missingIdTexts[name]}.`)
    .join(' ');

interface EmailCall {
  url: string;
  template: 'emailTemplateId' | 'emailFormTemplateId';
  /** Makes the body from the ids and the message's fields. */
  toBody: (ids: Record<string, string>, fields: Record<string, string | number>) => unknown;
}

type BaseQuery = Parameters<typeof sendForm>[1]['baseQuery'];

/** Sends a message. The result is its reference, which only our own server sends. */
const sendMessage =
  ({ url, template, toBody }: EmailCall) =>
  async (message: Message, { extra }: BaseQueryApi, _options: unknown, baseQuery: BaseQuery) => {
    const settings = extra as CallSettings;
    const { key, website, shownFor, ...fields } = message;
    const isOwn = isOwnServer('emailHost', settings);
    const ids: CallIds = {
      user_id: settings.emailUserId,
      service_id: settings.emailServiceId,
      template_id: settings[template],
    };
    const missing = describeMissingIds(ids);
    if (missing) {
      const error: CallError = { status: 'CUSTOM_ERROR', error: missing, data: { error: missing } };
      return { error };
    }
    const honeypot = isOwn ? toHoneypotFields({ key, website, shownFor }) : {};
    const { error, meta } = await sendForm(
      {
        host: 'emailHost',
        url,
        headers: { accept: 'application/json, text/plain' },
        body: toBody({ lib_version: EMAIL_LIB_VERSION, ...ids }, { ...fields, ...honeypot }),
        // The call succeeded if its status is 200 or its text is OK.
        validateStatus: ({ status }, body) =>
          status === 200 || (typeof body === 'string' && body.trim() === 'OK'),
      },
      { key, extra, baseQuery },
    );
    // What another provider says is not meant for visitors.
    if (error) return { error: isOwn ? error : ({ ...error, data: undefined } as CallError) };
    return { data: readReference(meta?.response?.headers.get(REFERENCE_HEADER)) };
  };

const toFormData = (fields: Record<string, string | number>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  return form;
};

/** The two email calls. */
export const emailApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Version 2's form. It has no dropdown. */
    sendEmail: build.mutation<string | null, Message>({
      queryFn: sendMessage({
        url: calls.emailSend,
        template: 'emailTemplateId',
        toBody: (ids, fields) => ({ ...ids, template_params: omit(fields, 'enquiry') }),
      }),
      extraOptions: formRetries,
    }),
    /** Version 1's form. */
    sendEmailForm: build.mutation<string | null, Message>({
      queryFn: sendMessage({
        url: calls.emailSendForm,
        template: 'emailFormTemplateId',
        toBody: (ids, fields) => toFormData({ ...fields, ...ids }),
      }),
      extraOptions: formRetries,
    }),
  }),
});

export const { useSendEmailMutation, useSendEmailFormMutation } = emailApi;
