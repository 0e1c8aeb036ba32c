import { fastify } from 'fastify';
import { once } from 'node:events';
import { createServer, type ServerOptions } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Answered } from '../../src/server/platform/http/answered.ts';
import { inTurn } from '../../src/server/platform/http/connections/inTurn.ts';
import { lastAnswers } from '../../src/server/platform/http/connections/lastAnswers.ts';
import { keepText } from '../../src/server/platform/http/kept/keptAnswer.ts';
import { readyAnswers } from '../../src/server/platform/http/kept/readyAnswers.ts';
import { sendKept } from '../../src/server/platform/http/kept/sendKept.ts';

/** More than the system holds for a reader that takes nothing. */
export const LARGE = 20_000_000;
/** Connections from here are a proxy's that is believed. */
export const PROXY = '127.0.0.9';
const SLOW_MS = 20;
/** Letters of what came in which its end is looked for. */
const TAIL = 500;

/** What the server has done so far. */
interface Counted {
  /** Requests that Node took apart. */
  takenApart: number;
  noted: Answered[];
  lines: string[];
}

/** A server with answers that lie ready as long as `content.version` stays, and others that are made for each request. */
export const startReadyServer = async (options: ServerOptions & { timeout?: number } = {}) => {
  const counted: Counted = { takenApart: 0, noted: [], lines: [] };
  const content = { version: '1' };
  const ready = readyAnswers(
    { isSecure: () => false, isProxy: (address) => address === PROXY },
    {
      maxBytes: 8 * LARGE,
      noteAnswer: (answer) => counted.noted.push(answer),
      log: { write: (line) => counted.lines.push(String(line)) > 0 },
    },
  );
  const last = lastAnswers();
  const app = fastify({
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    logger: { level: 'info', stream: { write: () => undefined } },
    disableRequestLogging: true,
    serverFactory: (handle) =>
      createServer(
        { keepAliveTimeout: 60_000, ...options },
        inTurn((request, response) => {
          if (ready.answer(request, response)) return;
          last.note(response);
          handle(request, response);
        }),
      ),
  });
  app.server.timeout = options.timeout ?? 60_000;
  app.server.on('request', () => (counted.takenApart += 1));
  const ends: Socket[] = [];
  app.server.on('connection', (end: Socket) => ends.push(end));
  last.watch(app);
  ready.watch(app);
  const mark = { current: async () => content.version, known: () => content.version };
  const keep = (path: string, text: () => string) =>
    app.get(path, async (_request, reply) => {
      const madeAt = await mark.current();
      return sendKept(reply, {
        answer: keepText({ status: 200, type: 'text/plain', text: text() }),
        mark,
        madeAt,
      });
    });
  keep('/page', () => `version ${content.version}.`);
  keep('/other', () => `other ${content.version}.`);
  keep('/large', () => `${'x'.repeat(LARGE)}.`);
  app.get('/slow', async () => {
    await new Promise((done) => setTimeout(done, SLOW_MS));
    return 'slow.';
  });
  app.post('/echo', async ({ body }) => `${String(body)}.`);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, content, counted, ends };
};
export type ReadyServer = Awaited<ReturnType<typeof startReadyServer>>;

export const requestOf = (method: string, path: string, lines = '', version = '1.1'): string =>
  `${method} ${path} HTTP/${version}\r\nHost: x\r\n${lines}\r\n`;

/** Without the moment at which they left. */
export const undated = (answers: string): string => answers.replaceAll(/date: .{29}\r\n/gi, '');

/** A connection on which to write and read letter by letter. */
export const talkTo = ({ app }: ReadyServer, localAddress = '127.0.0.1') => {
  const { port } = app.server.address() as AddressInfo;
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
  socket.setEncoding('latin1').on('error', () => undefined);
  let parts: string[] = [];
  let tail = '';
  socket.on('data', (part: string) => {
    parts.push(part);
    tail = (tail + part).slice(-TAIL);
  });
  const rest = (): string => parts.join('');
  /** All that came since, as soon as it ends as said. */
  const until = async (end: string | RegExp): Promise<string> => {
    const isThere = () => (typeof end === 'string' ? tail.endsWith(end) : end.test(tail));
    while (!isThere()) await once(socket, 'data');
    const all = rest();
    parts = [];
    tail = '';
    return all;
  };
  const ask = (request: string, end: string | RegExp = '.'): Promise<string> => {
    socket.write(request);
    return until(end);
  };
  return { socket, until, ask, rest };
};

export const UNTIL_LEARNED = 20;
/** As often as a request is asked before the server looks at a connection's pieces, and has learned it. */
export const untilLearned = async (
  ask: (request: string) => Promise<string>,
  request = requestOf('GET', '/page'),
): Promise<void> => {
  for (let time = 0; time < UNTIL_LEARNED; time += 1) await ask(request);
};
