import { Agent, request } from 'node:https';

interface RequestBody {
  headers: Record<string, string>;
  body: FormData | string;
}

interface Answer {
  status: number;
  text: string;
}

/** Posts to the server and returns the response. Rejects if there is none. */
export type Connection = (path: string, sent: RequestBody) => Promise<Answer>;

const TIMEOUT_MS = 20_000;

/** Directly to a process, whose address may change, like a proxy that forwards for `client`. */
export const directConnection =
  (address: () => string, client = '10.0.1.1'): Connection =>
  async (path, { headers: given, body }) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = { ...given, 'x-forwarded-for': client };
    const response = await fetch(address() + path, { method: 'POST', signal, headers, body });
    return { status: response.status, text: await response.text() };
  };

const HOST = 'www.example.com';

/** Through nginx, from a separate address: nginx sends each client to one process. */
export const nginxConnection = (at: { port: number; localAddress: string }): Connection => {
  const agent = new Agent({ keepAlive: true, maxSockets: 2, rejectUnauthorized: false, servername: HOST });
  const own = { host: HOST, origin: `https://${HOST}` };
  const post = (path: string, headers: Record<string, string>, bytes: Buffer): Promise<Answer> =>
    new Promise((done, fail) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const options = { ...at, agent, path, headers, signal, method: 'POST', host: '127.0.0.1' };
      const sent = request(options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text })).on('error', fail);
      });
      sent.on('error', fail).end(bytes);
    });
  return async (path, { headers, body }) => {
    const encoded = new Response(body);
    const bytes = Buffer.from(await encoded.arrayBuffer());
    const type = encoded.headers.get('content-type') ?? '';
    return post(
      path,
      { ...own, 'content-type': type, ...headers, 'content-length': String(bytes.length) },
      bytes,
    );
  };
};
