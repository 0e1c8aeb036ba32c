import type { TestServer } from '../support/server.ts';
import { ask } from './client.ts';
import type { Texts } from './message.ts';

export const SEND_PATH = '/api/v1.0/email/send';
export const SEND_FORM_PATH = '/api/v1.0/email/send-form';

const formFields = (fields: Texts): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );

/** Sends a message in one of three formats. */
export type Send = (
  server: TestServer,
  call: Texts,
  params: Texts,
  accept?: string,
) => ReturnType<typeof ask>;

const post = (
  path: string,
  body: RequestInit['body'],
  accept: string,
  type?: string,
): [string, RequestInit] => [
  path,
  { method: 'POST', headers: { accept, ...(type && { 'content-type': type }) }, body: body ?? null },
];

export const asJson: Send = (server, call, params, accept = '*/*') =>
  ask(
    server,
    ...post(
      SEND_PATH,
      JSON.stringify({ lib_version: '4.4.1', ...call, template_params: params }),
      accept,
      'application/json',
    ),
  );

export const asMultipart: Send = (server, call, params, accept = '*/*') => {
  const form = new FormData();
  for (const [name, value] of formFields({ lib_version: '4.4.1', ...call, ...params }))
    form.append(name, value);
  return ask(server, ...post(SEND_FORM_PATH, form, accept));
};

export const asUrlEncoded: Send = (server, call, params, accept = '*/*') =>
  ask(server, ...post(SEND_FORM_PATH, new URLSearchParams(formFields({ ...call, ...params })), accept));

export const formats: readonly (readonly [string, Send])[] = [
  ['JSON', asJson],
  ['multipart', asMultipart],
  ['urlencoded', asUrlEncoded],
];
