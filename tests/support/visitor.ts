import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { randomUUID } from 'node:crypto';
import { makeApplication, makeForm } from '../server/client.ts';
import { resumes } from './resumes.ts';

const DEFAULT_HOST = 'www.example.com';
/** Longer than a proxy takes to try all processes one after another. */
const RETRY_FOR_MS = 30_000;
const PAUSE_MS = 200;

interface TextResponse {
  status: number;
  text: string;
  headers?: IncomingHttpHeaders;
}

interface RequestParts {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Makes a client with a separate IP address that retries requests without a response, as the site's forms do. */
export const makeVisitor = (port: number, localAddress: string, host = DEFAULT_HOST) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 2, rejectUnauthorized: false, servername: host });
  /** Failures so far, including retried ones. */
  const failures: string[] = [];

  const sendOnce = (
    path: string,
    { method = 'GET', headers = {}, body }: RequestParts,
  ): Promise<TextResponse> =>
    new Promise((resolve, reject) => {
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
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          const { statusCode = 0, headers: responseHeaders } = response;
          response
            .on('end', () => resolve({ status: statusCode, text, headers: responseHeaders }))
            .on('error', reject);
        },
      );
      outgoing.on('error', reject).end(body);
    });

  const send = async (path: string, parts: RequestParts = {}): Promise<TextResponse> => {
    const deadline = Date.now() + RETRY_FOR_MS;
    for (;;) {
      const response = await sendOnce(path, parts).catch((error: NodeJS.ErrnoException) => ({
        status: 0,
        text: error.code ?? error.message,
      }));
      if (response.status > 0 && response.status < 500) return response;
      failures.push(`${parts.method ?? 'GET'} ${path}: ${response.status} ${response.text.slice(0, 80)}`);
      if (Date.now() > deadline)
        throw new Error(`${path} got no response: ${response.status} ${response.text}`);
      await new Promise((next) => setTimeout(next, PAUSE_MS));
    }
  };

  /** Applies with this email address. Returns the reference. */
  const apply = async (email: string): Promise<string> => {
    const key = randomUUID();
    const form = new Response(makeForm([{ name: 'cv.pdf', bytes: resumes.pdf }]));
    const uploaded = await send('/career-file-upload.php', {
      method: 'POST',
      headers: { 'content-type': form.headers.get('content-type') ?? '', 'idempotency-key': key },
      body: Buffer.from(await form.arrayBuffer()),
    });
    const { filename } = JSON.parse(uploaded.text) as { filename?: string };
    const applied = await send('/career-form.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: Buffer.from(JSON.stringify(makeApplication({ resumefile: filename, email }))),
    });
    const { reference } = JSON.parse(applied.text) as { reference?: string };
    if (!reference) throw new Error(`The application was not accepted: ${applied.status} ${applied.text}`);
    return reference;
  };

  return { send, apply, failures, disconnect: () => agent.destroy() };
};
