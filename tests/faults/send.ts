import { ids } from '../server/message.ts';
import type { Submission, Upload } from './submission.ts';

/** A call that was answered with something else than 200. */
export class Unexpected extends Error {
  override name = 'Unexpected';
}

const PATIENCE_MS = 20_000;

const post = async (url: string, key: string, body: FormData | string): Promise<string> => {
  const headers = {
    'idempotency-key': key,
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  };
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Unexpected(`${response.status} ${text}`);
  return text;
};

/** Uploads; gives the stored name. Rejects with Unexpected, or with whatever the network said. */
export const sendUpload = async (address: string, { key, name, bytes }: Upload): Promise<string> => {
  const form = new FormData();
  form.append('resumefile', new File([new Uint8Array(bytes)], name));
  form.append('job_id', '1');
  const text = await post(`${address}/career-file-upload.php`, key, form);
  return (JSON.parse(text) as { filename: string }).filename;
};

/** Sends an application or a message; gives the application's reference, or `OK`. As above. */
export const send = async (address: string, submission: Submission, resumefile = ''): Promise<string> => {
  const { kind, key, fields } = submission;
  if (kind === 'message') {
    const body = JSON.stringify({ ...ids, template_params: fields });
    return post(`${address}/api/v1.0/email/send`, key, body);
  }
  const text = await post(`${address}/career-form.php`, key, JSON.stringify({ ...fields, resumefile }));
  return (JSON.parse(text) as { reference: string }).reference;
};
