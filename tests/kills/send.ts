import { ids } from '../server/message.ts';
import type { Connection } from './client.ts';
import type { Submission, Upload } from './submission.ts';

/** A response other than 200. */
export class UnexpectedStatus extends Error {
  override name = 'UnexpectedStatus';
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status} ${text}`);
    this.status = status;
  }
}

interface Call {
  path: string;
  key: string;
  body: FormData | string;
}

const post = async (connection: Connection, { path, key, body }: Call): Promise<string> => {
  const headers = {
    'idempotency-key': key,
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  };
  const { status, text } = await connection(path, { headers, body });
  if (status !== 200) throw new UnexpectedStatus(status, text);
  return text;
};

/** Uploads a resume and returns its stored name. Rejects with UnexpectedStatus, or with the network error. */
export const sendUpload = async (connection: Connection, { key, name, bytes }: Upload): Promise<string> => {
  const form = new FormData();
  form.append('resumefile', new File([new Uint8Array(bytes)], name));
  form.append('job_id', '1');
  const text = await post(connection, { path: '/career-file-upload.php', key, body: form });
  return (JSON.parse(text) as { filename: string }).filename;
};

/** Sends an application or a message. Returns the application's reference, or `OK`. Rejects like `sendUpload`. */
export const send = async (
  connection: Connection,
  submission: Submission,
  resumefile = '',
): Promise<string> => {
  const { kind, key, fields } = submission;
  if (kind === 'message') {
    const body = JSON.stringify({ ...ids, template_params: fields });
    return post(connection, { path: '/api/v1.0/email/send', key, body });
  }
  const body = JSON.stringify({ ...fields, resumefile });
  const text = await post(connection, { path: '/career-form.php', key, body });
  return (JSON.parse(text) as { reference: string }).reference;
};
