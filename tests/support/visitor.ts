import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { randomUUID } from 'node:crypto';
import { makeApplication, makeForm } from '../server/client.ts';
import { resumes } from './resumes.ts';

const HOST = 'www.example.com';
/** Longer than a proxy takes to try one process after the other. */
const RETRY_FOR_MS = 30_000;
const PAUSE_MS = 200;

interface Answer {
  status: number;
  text: string;
  headers?: IncomingHttpHeaders;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Failures so far, whether or not they were retried. */
export type Trouble = string;

/** A client with its own address that retries unanswered requests, as the site's forms do. */
export const makeVisitor = (port: number, localAddress: string, host = HOST) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 2, rejectUnauthorized: false, servername: host });
  const failures: Trouble[] = [];

  const once = (path: string, { method = 'GET', headers = {}, body }: Sent): Promise<Answer> =>
    new Promise((done, fail) => {
      const outgoing = request(
        {
          agent,
          port,
          localAddress,
          path,
          method,
          host: '127.0.0.1',
          headers: {
            host,
            origin: `https://${host}`,
            ...headers,
            ...(body && { 'content-length': body.length }),
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          const { statusCode = 0, headers: answered } = answer;
          answer.on('end', () => done({ status: statusCode, text, headers: answered })).on('error', fail);
        },
      );
      outgoing.on('error', fail).end(body);
    });

  const ask = async (path: string, sent: Sent = {}): Promise<Answer> => {
    const deadline = Date.now() + RETRY_FOR_MS;
    for (;;) {
      const answer = await once(path, sent).catch((error: NodeJS.ErrnoException) => ({
        status: 0,
        text: error.code ?? error.message,
      }));
      if (answer.status > 0 && answer.status < 500) return answer;
      failures.push(`${sent.method ?? 'GET'} ${path}: ${answer.status} ${answer.text.slice(0, 80)}`);
      if (Date.now() > deadline) throw new Error(`${path} was not answered: ${answer.status} ${answer.text}`);
      await new Promise((next) => setTimeout(next, PAUSE_MS));
    }
  };

  /** Applies with a new e-mail address. Returns the reference. */
  const apply = async (email: string): Promise<string> => {
    const key = randomUUID();
    const form = new Response(makeForm([{ name: 'cv.pdf', bytes: resumes.pdf }]));
    const uploaded = await ask('/career-file-upload.php', {
      method: 'POST',
      headers: { 'content-type': form.headers.get('content-type') ?? '', 'idempotency-key': key },
      body: Buffer.from(await form.arrayBuffer()),
    });
    const { filename } = JSON.parse(uploaded.text) as { filename?: string };
    const applied = await ask('/career-form.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: Buffer.from(JSON.stringify(makeApplication({ resumefile: filename, email }))),
    });
    const { reference } = JSON.parse(applied.text) as { reference?: string };
    if (!reference) throw new Error(`Not taken: ${applied.status} ${applied.text}`);
    return reference;
  };

  return { ask, apply, failures, disconnect: () => agent.destroy() };
};
