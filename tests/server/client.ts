import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { resumes } from '../support/resumes.ts';
import type { TestServer } from '../support/server.ts';

interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; empty unless the response is JSON. */
  json: Record<string, unknown>;
}

const readResponse = async (response: Response): Promise<TestResponse> => {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const json = isJson && text !== '' ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: response.status, headers: response.headers, text, json };
};

/** Fetches from the server without following redirects. */
export const fetchFrom = async (
  server: TestServer,
  path: string,
  init: RequestInit = {},
): Promise<TestResponse> => readResponse(await fetch(server.url + path, { redirect: 'manual', ...init }));

/** Sends bytes that `fetch` would not, and returns the raw response. */
export const sendRaw = async (
  server: TestServer,
  text: string,
  localAddress = '127.0.0.1',
): Promise<string> => {
  const port = Number(new URL(server.url).port);
  const socket = connect({ port, host: '127.0.0.1', localAddress }).setEncoding('latin1');
  let response = '';
  socket.on('data', (chunk: string) => (response += chunk));
  // Not end(): the server would drop a response that is not ready when the client closes its side.
  socket.write(text);
  await once(socket, 'close');
  return response;
};

/** Posts JSON. Without a `key` the server derives one from the content. */
export const post = (server: TestServer, path: string, body: unknown, key?: string): Promise<TestResponse> =>
  fetchFrom(server, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });

/** Makes an upload's form; an empty `jobId` omits the field. */
export const makeForm = (
  files: readonly { name: string; bytes: Buffer }[],
  jobId: string | undefined = '1',
): FormData => {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('resumefile', new File([new Uint8Array(bytes)], name));
  if (jobId !== '') form.append('job_id', jobId);
  return form;
};

/** Makes an upload's form with one file of these bytes, for opening 1. */
export const makePdfForm = (bytes: Buffer = resumes.pdf): FormData => makeForm([{ name: 'cv.pdf', bytes }]);

export const upload = (server: TestServer, form: FormData, key?: string): Promise<TestResponse> =>
  fetchFrom(server, '/career-file-upload.php', {
    method: 'POST',
    body: form,
    headers: key ? { 'idempotency-key': key } : {},
  });

/** Uploads a valid PDF for an opening; returns its stored name. */
export const uploadPdf = async (server: TestServer, jobId = '1'): Promise<string> => {
  const { json } = await upload(server, makeForm([{ name: 'cv.pdf', bytes: resumes.pdf }], jobId));
  return String(json['filename']);
};

/** Makes a valid application, changed by `fields`. */
export const makeApplication = (fields: Record<string, unknown>): Record<string, unknown> => ({
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  otherinformation: 'Available from May',
  job_role: 'AV/VC Support Technician',
  job_id: 1,
  ...fields,
});

/** Sends a valid application with a new upload and a new key; returns the receipt. */
export const applyNow = async (
  server: TestServer,
  fields: Record<string, unknown> = {},
): Promise<Record<string, unknown>> => {
  const resumefile = await uploadPdf(server);
  const body = makeApplication({ resumefile, ...fields });
  const { json } = await post(server, '/career-form.php', body, randomUUID());
  return json;
};
