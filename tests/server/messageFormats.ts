import type { TestServer } from '../support/server.ts';
import { fetchFrom } from './client.ts';
import type { MessageFields } from './message.ts';

export const SEND_PATH = '/api/v1.0/email/send';
export const SEND_FORM_PATH = '/api/v1.0/email/send-form';

const toFormFields = (fields: MessageFields): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );

/** Sends a message in one of three formats. */
export type SendMessage = (
  server: TestServer,
  ids: MessageFields,
  params: MessageFields,
  accept?: string,
) => ReturnType<typeof fetchFrom>;

const buildRequest = (
  path: string,
  body: RequestInit['body'],
  accept: string,
  type?: string,
): [string, RequestInit] => [
  path,
  { method: 'POST', headers: { accept, ...(type && { 'content-type': type }) }, body: body ?? null },
];

export const sendJson: SendMessage = (server, ids, params, accept = '*/*') =>
  fetchFrom(
    server,
    ...buildRequest(
      SEND_PATH,
      JSON.stringify({ lib_version: '4.4.1', ...ids, template_params: params }),
      accept,
      'application/json',
    ),
  );

export const sendMultipart: SendMessage = (server, ids, params, accept = '*/*') => {
  const form = new FormData();
  for (const [name, value] of toFormFields({ lib_version: '4.4.1', ...ids, ...params }))
    form.append(name, value);
  return fetchFrom(server, ...buildRequest(SEND_FORM_PATH, form, accept));
};

export const sendUrlEncoded: SendMessage = (server, ids, params, accept = '*/*') =>
  fetchFrom(
    server,
    ...buildRequest(SEND_FORM_PATH, new URLSearchParams(toFormFields({ ...ids, ...params })), accept),
  );

export const formats: readonly (readonly [string, SendMessage])[] = [
  ['JSON', sendJson],
  ['multipart', sendMultipart],
  ['urlencoded', sendUrlEncoded],
];
