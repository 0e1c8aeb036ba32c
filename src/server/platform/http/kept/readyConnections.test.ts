import { fastify } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { inTurn } from '../connections/inTurn.ts';
import { keepText } from './keptAnswer.ts';
import type { Mark } from './mark.ts';
import { readyAnswers } from './readyAnswers.ts';
import { sendKept } from './sendKept.ts';
import { areSendable } from './wholeAnswer.ts';

const LARGE = 20_000_000;
const pages: Record<string, string> = { '/page': 'so it reads', '/large': 'x'.repeat(LARGE) };
let fromMemory = 0;
const ready = readyAnswers({ isSecure: () => false, isProxy: () => false }, { maxBytes: 8 * LARGE });
const app = fastify({
  forceCloseConnections: true,
  serverFactory: (handle) =>
    createServer(
      { keepAliveTimeout: 7000 },
      inTurn((request, response) => {
        if (ready.answer(request, response)) fromMemory += 1;
        else handle(request, response);
      }),
    ),
});
ready.watch(app);
/** However slow the machine is that runs this. */
const mark: Mark = { current: async () => 'same', known: () => 'same' };
const sendPage = async (path: string, headers: Record<string, string>) => ({
  answer: keepText({ status: 200, type: 'text/plain', headers, text: pages[path] ?? '' }),
  mark,
  madeAt: await mark.current(),
});
app.get('/page', async (_request, reply) => sendKept(reply, await sendPage('/page', { 'x-of-page': 'yes' })));
app.get('/large', async (_request, reply) => sendKept(reply, await sendPage('/large', {})));

const open: Socket[] = [];
const talk = () => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1');
  open.push(socket);
  let text = '';
  socket.on('data', (part: string) => (text += part));
  const until = async (isThere: (text: string) => boolean): Promise<string> => {
    while (!isThere(text)) await once(socket, 'data');
    const all = text;
    text = '';
    return all;
  };
  return { socket, until };
};
const request = (method: string, path: string, more = '', version = '1.1'): string =>
  `${method} ${path} HTTP/${version}\r\nHost: x\r\n${more}\r\n`;
const isAnswer = (text: string): boolean => text.endsWith('\r\n\r\n') || text.endsWith(pages['/page'] ?? '');
const undated = (answer: string): string => answer.replace(/Date: .{29}\r\n/, 'Date: then\r\n');
const count = (text: string, part: string): number => text.split(part).length - 1;

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
beforeEach(() => (fromMemory = 0));
afterEach(() => open.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => app.close());

const etag = async (): Promise<string> => String((await app.inject({ url: '/page' })).headers['etag']);

describe('an answer that lies ready', () => {
  it.each([
    ['GET', 'as it is'],
    ['HEAD', 'as it is'],
    ['GET', 'unchanged'],
  ])('leaves with the very bytes of the first: %s, %s', async (method, kind) => {
    const { socket, until } = talk();
    const asked = request(method, '/page', kind === 'unchanged' ? `If-None-Match: ${await etag()}\r\n` : '');
    const ask = (text: string) => (socket.write(text), until(isAnswer));
    // With an origin it goes its whole way.
    const first = await ask(asked.replace('Host: x', 'Host: x\r\nOrigin: http://x'));
    await ask(request('GET', '/page'));
    fromMemory = 0;
    const again = await ask(asked);
    expect(fromMemory).toBe(1);
    expect(undated(again)).toBe(undated(first));
    expect(again).toContain('Connection: keep-alive\r\nKeep-Alive: timeout=7\r\n');
    expect(Math.abs(Date.now() - Date.parse(/Date: (.*)\r\n/.exec(again)?.[1] ?? ''))).toBeLessThan(2000);
  });

  it('leaves any number of times on one connection, one after the other', async () => {
    const { socket, until } = talk();
    socket.write(request('GET', '/page'));
    await until(isAnswer);
    for (let turn = 0; turn < 20; turn += 1) {
      socket.write(request('GET', '/page').repeat(20));
      await until((text) => count(text, pages['/page'] ?? '') === 20);
    }
    expect(fromMemory).toBe(401);
  });

  it.each([
    ['1.1', 'Connection: close\r\n'],
    ['1.0', ''],
  ])('ends the connection of who does not keep it: HTTP/%s %s', async (version, more) => {
    const { socket, until } = talk();
    socket.write(request('GET', '/page'));
    await until(isAnswer);
    fromMemory = 0;
    socket.write(request('GET', '/page', more, version));
    const answer = until(isAnswer);
    await once(socket, 'close');
    expect(await answer).toContain('Connection: close\r\n');
    expect(fromMemory).toBe(1);
  });

  it('waits for who takes it slowly, and the next one for it', async () => {
    const { socket, until } = talk();
    socket.write(request('GET', '/large'));
    await until((text) => text.length > LARGE);
    socket.pause();
    socket.write(request('GET', '/large') + request('GET', '/page'));
    await new Promise((done) => setTimeout(done, 150));
    expect(fromMemory).toBe(1);
    socket.resume();
    const both = await until((text) => text.length > LARGE && isAnswer(text));
    expect(both.indexOf('x-of-page')).toBeGreaterThan(LARGE);
  });

  it.each([
    ['of a part', 'Range: bytes=0-3\r\n'],
    ['of another origin', 'Origin: https://stranger.example\r\n'],
    ['with two hosts', 'Host: y\r\n'],
    ['with a body', 'Content-Length: 0\r\n'],
    ['that wants to speak otherwise', 'Connection: upgrade\r\nUpgrade: websocket\r\n'],
  ])('is not for a question %s', async (_what, lines) => {
    const { socket, until } = talk();
    socket.write(request('GET', '/page'));
    await until(isAnswer);
    fromMemory = 0;
    socket.write(request('GET', '/page', lines));
    await until(isAnswer);
    expect(fromMemory).toBe(0);
    socket.write(request('GET', '/page'));
    await until(isAnswer);
    expect(fromMemory).toBe(1);
  });

  it('holds no header that Node would refuse', () => {
    expect(areSendable(['x-one', 'yes', 'x-two', 'no'])).toBe(true);
    expect(areSendable(['x-one', 'yes\r\nx-two: no'])).toBe(false);
    expect(areSendable(['x-one: yes\r\nx-two', 'no'])).toBe(false);
  });
});
