import { once } from 'node:events';
import type { Socket } from 'node:net';
import {
  LARGE,
  requestOf,
  startReadyServer,
  talkTo,
  untilLearned,
  type ReadyServer,
} from '../../../../../tests/support/readyServer.ts';

const PAGE = requestOf('GET', '/page');
const LARGE_ONE = requestOf('GET', '/large');
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * A connection on which both are known, and nothing was asked for since. The large one was learned on another: who has
 * read much is given more room by the system.
 */
const knowing = async (server: ReadyServer) => {
  const other = talkTo(server);
  await untilLearned(other.ask);
  for (let time = 0; time < 2; time += 1) await other.ask(LARGE_ONE);
  other.socket.destroy();
  const talk = talkTo(server);
  await untilLearned(talk.ask);
  server.counted.takenApart = 0;
  return talk;
};

/** Leaves the large answer on its way to who does not read it. */
const askSilently = async ({ socket }: ReturnType<typeof talkTo>): Promise<void> => {
  socket.pause().write(LARGE_ONE);
  await wait(100);
};

/** The server's end of the newest connection. */
const endOf = ({ ends }: ReadyServer): Socket => {
  const end = ends.at(-1);
  if (!end) throw new Error('Nobody has connected');
  return end;
};

describe('a connection whose requests are known', () => {
  it('has Node’s own patience, also with a slow reader, while it reads and when it has read', async () => {
    const server = await startReadyServer({ keepAliveTimeout: 30_000, timeout: 40_000 });
    const talk = await knowing(server);
    const idleMs = endOf(server).timeout;
    expect(idleMs).toBeGreaterThanOrEqual(30_000);
    expect(idleMs).toBeLessThan(40_000);
    await askSilently(talk);
    expect(server.counted.takenApart).toBe(0);
    expect(endOf(server).timeout).toBe(40_000);
    talk.socket.resume();
    await talk.until('x.');
    await talk.ask(PAGE);
    expect(endOf(server).timeout).toBe(idleMs);
    talk.socket.destroy();
    await server.app.close();
  });

  it('is cut when its reader takes nothing for as long as the server bears it', async () => {
    const server = await startReadyServer();
    const talk = await knowing(server);
    server.app.server.timeout = 300;
    const cut = once(endOf(server), 'close');
    await askSilently(talk);
    await cut;
    talk.socket.destroy();
    await server.app.close();
  });

  it('has its whole answer when the server ends meanwhile, and others are closed after it', async () => {
    const server = await startReadyServer();
    const [slow, idle] = [await knowing(server), await knowing(server)];
    await askSilently(slow);
    const closed = server.app.close();
    while (server.app.server.listening) await wait(5);
    expect(await idle.ask(PAGE)).toContain('onnection: close\r\n');
    expect(server.counted.takenApart).toBe(1);
    slow.socket.resume();
    const answer = await slow.until('x.');
    expect(answer.length).toBeGreaterThan(LARGE);
    await closed;
  });

  it('is closed at once with the server when nothing is under way on it', async () => {
    const server = await startReadyServer();
    const { socket, ask } = await knowing(server);
    await ask(PAGE);
    await Promise.all([server.app.close(), once(socket, 'close')]);
  });
});
