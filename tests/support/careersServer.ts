import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One scripted answer. `drop`: the connection ends without an answer. `gate`: the answer waits for this promise. */
export interface ScriptedResponse {
  status?: number;
  body?: unknown;
  drop?: true;
  gate?: Promise<unknown>;
  headers?: Record<string, string>;
}
/** Responses by 'METHOD /path'. Of a list each is used once, and the last one repeatedly. */
export type Script = Record<string, ScriptedResponse | readonly ScriptedResponse[]>;

export interface RecordedRequest {
  call: string;
  headers: IncomingMessage['headers'];
  text: string;
}

export interface CareersServer {
  url: string;
  /** Requests so far, without the browser's preflights. */
  requestsTo: (call: string) => RecordedRequest[];
  close: () => Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, accept, content-type, idempotency-key',
  'access-control-expose-headers': 'retry-after, message-reference',
  'access-control-allow-methods': 'GET, POST',
};

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * A real HTTP server on a free port that answers from a script and records its requests. `isPlain`: it does not answer
 * preflights, and records them too.
 */
export const startCareersServer = async (
  script: Script,
  { isPlain = false }: { isPlain?: boolean } = {},
): Promise<CareersServer> => {
  const requests: RecordedRequest[] = [];
  const queues = new Map(Object.entries(script).map(([call, answers]) => [call, [answers].flat()]));
  const next = (call: string): ScriptedResponse => {
    const queue = queues.get(call) ?? [];
    return (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 500, body: { error: 'not scripted' } };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'OPTIONS' && !isPlain) {
      response.writeHead(204, CORS).end();
      return;
    }
    const call = `${request.method ?? ''} ${request.url ?? ''}`;
    requests.push({ call, headers: request.headers, text: await read(request) });
    const { status = 200, body, drop, gate, headers = {} } = next(call);
    await gate;
    if (drop) {
      request.socket.destroy();
      return;
    }
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
    const allowed = isPlain ? { 'access-control-allow-origin': '*' } : CORS;
    response.writeHead(status, { ...allowed, ...headers, 'content-type': 'application/json' }).end(text);
  };
  const server = createServer((request, response) => {
    // A connection that the test itself aborted is not an error.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestsTo: (call) => requests.filter((request) => request.call === call),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
