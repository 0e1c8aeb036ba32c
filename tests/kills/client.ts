import { Agent, request } from 'node:https';

interface RequestBody {
  headers: Record<string, string>;
  body: FormData | string;
}

interface TextResponse {
  status: number;
  text: string;
}

/** Posts to the server and returns the response. Rejects if there is none. */
export type Connection = (path: string, request: RequestBody) => Promise<TextResponse>;

const TIMEOUT_MS = 20_000;

/** Connects directly to a process, whose URL may change, like a proxy that forwards for `client`. */
export const directConnection =
  (getUrl: () => string, client = '10.0.1.1'): Connection =>
  async (path, { headers: ownHeaders, body }) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = { ...ownHeaders, 'x-forwarded-for': client };
    const response = await fetch(getUrl() + path, { method: 'POST', signal, headers, body });
    return { status: response.status, text: await response.text() };
  };

const HOST = 'www.example.com';

/** Connects through nginx from a separate IP address, because nginx sends each client to one process. */
export const nginxConnection = (at: { port: number; localAddress: string }): Connection => {
  const agent = new Agent({ keepAlive: true, maxSockets: 2, rejectUnauthorized: false, servername: HOST });
  const hostHeaders = { host: HOST, origin: `https://${HOST}` };
  const post = (path: string, headers: Record<string, string>, bytes: Buffer): Promise<TextResponse> =>
    new Promise((done, fail) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const options = { ...at, agent, path, headers, signal, method: 'POST', host: '127.0.0.1' };
      const outgoing = request(options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => done({ status: response.statusCode ?? 0, text })).on('error', fail);
      });
      outgoing.on('error', fail).end(bytes);
    });
  return async (path, { headers, body }) => {
    const encoded = new Response(body);
    const bytes = Buffer.from(await encoded.arrayBuffer());
    const type = encoded.headers.get('content-type') ?? '';
    return post(
      path,
      { ...hostHeaders, 'content-type': type, ...headers, 'content-length': String(bytes.length) },
      bytes,
    );
  };
};
