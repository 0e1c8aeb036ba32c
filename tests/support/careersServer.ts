import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A scripted response. `drop`: closes the connection without one. `gate`: the response waits for this promise. */
export interface ScriptedResponse {
  status?: number;
  body?: unknown;
  drop?: true;
  gate?: Promise<unknown>;
  headers?: Record<string, string>;
}
/** Responses by 'METHOD /path'. Those of a list are used in order, the last one repeatedly. */
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

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * Starts a real HTTP server on a free port that responds from a script and records its requests. `isPlain`: it does not
 * answer preflights, but records them.
 */
export const startCareersServer = async (
  script: Script,
  { isPlain = false }: { isPlain?: boolean } = {},
): Promise<CareersServer> => {
  const requests: RecordedRequest[] = [];
  const queues = new Map(Object.entries(script).map(([call, responses]) => [call, [responses].flat()]));
  const nextResponse = (call: string): ScriptedResponse => {
    const queue = queues.get(call) ?? [];
    return (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 500, body: { error: 'not scripted' } };
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'OPTIONS' && !isPlain) {
      response.writeHead(204, CORS).end();
      return;
    }
    const call = `${request.method ?? ''} ${request.url ?? ''}`;
    requests.push({ call, headers: request.headers, text: await readBody(request) });
    const { status = 200, body, drop, gate, headers = {} } = nextResponse(call);
    await gate;
    if (drop) {
      request.socket.destroy();
      return;
    }
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
    const corsHeaders = isPlain ? { 'access-control-allow-origin': '*' } : CORS;
    response.writeHead(status, { ...corsHeaders, ...headers, 'content-type': 'application/json' }).end(text);
  };
  const server = createServer((request, response) => {
    // A connection that the test itself aborted is not an error.
    respond(request, response).catch(() => response.destroy());
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
