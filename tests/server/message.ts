import { queryDatabase, type TestServer } from '../support/server.ts';
import { ask } from './apply.ts';

export const SEND = '/api/v1.0/email/send';
export const SEND_FORM = '/api/v1.0/email/send-form';

type Texts = Record<string, unknown>;

/** A good message of version 2, but for the given fields. */
export const messageWith = (fields: Texts = {}): Texts => ({
  from_name: 'Grace Hopper',
  from_email: 'grace@example.com',
  phone_number: '+44 20 7946 0000',
  subject: 'Network audit',
  message: 'Please call me.\nAny time.',
  ...fields,
});

/** Version 1's: no message, a choice. */
export const enquiryWith = (fields: Texts = {}): Texts =>
  messageWith({ message: undefined, enquiry: 'Request a Quote', ...fields });

export const ids = { user_id: 'site-visitor', service_id: 'site-relay', template_id: 'contact' };
export const enquiryIds = { ...ids, template_id: 'enquiry' };

const formFields = (fields: Texts): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );

/** A way to send a message, all three answered alike. */
export type Way = (server: TestServer, call: Texts, params: Texts, accept?: string) => ReturnType<typeof ask>;

const post = (
  path: string,
  body: RequestInit['body'],
  accept: string,
  type?: string,
): [string, RequestInit] => [
  path,
  { method: 'POST', headers: { accept, ...(type && { 'content-type': type }) }, body: body ?? null },
];

export const asJson: Way = (server, call, params, accept = '*/*') =>
  ask(
    server,
    ...post(
      SEND,
      JSON.stringify({ lib_version: '4.4.1', ...call, template_params: params }),
      accept,
      'application/json',
    ),
  );

export const asMultipart: Way = (server, call, params, accept = '*/*') => {
  const form = new FormData();
  for (const [name, value] of formFields({ lib_version: '4.4.1', ...call, ...params }))
    form.append(name, value);
  return ask(server, ...post(SEND_FORM, form, accept));
};

export const asUrlEncoded: Way = (server, call, params, accept = '*/*') =>
  ask(server, ...post(SEND_FORM, new URLSearchParams(formFields({ ...call, ...params })), accept));

export const ways: readonly (readonly [string, Way])[] = [
  ['JSON', asJson],
  ['multipart', asMultipart],
  ['urlencoded', asUrlEncoded],
];

/** How many messages and mails are stored. */
export const countMessages = (server: TestServer): unknown =>
  queryDatabase(
    server.dataDir,
    'select (select count(*) from messages) as messages, (select count(*) from outbox) as mails',
  )[0];
