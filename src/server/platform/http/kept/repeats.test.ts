import { once } from 'node:events';
import {
  LARGE,
  PROXY,
  requestOf,
  startReadyServer,
  talkTo,
  undated,
  untilLearned,
  type ReadyServer,
} from '../../../../../tests/support/readyServer.ts';

const PAGE = requestOf('GET', '/page');
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

let server: ReadyServer;
beforeAll(async () => {
  server = await startReadyServer();
});
afterAll(async () => {
  const closed = server.app.close();
  server.app.server.closeAllConnections();
  await closed;
});

/** A connection on which `/page` is known. */
const knowing = async (from?: string) => {
  const talk = talkTo(server, from);
  await untilLearned(talk.ask);
  server.counted.takenApart = 0;
  return talk;
};
const etag = async (): Promise<string> => String((await server.app.inject('/page')).headers['etag']);

describe('a request that is repeated (FAST-20)', () => {
  it.each([
    ['GET', 'as it is', /\.$/],
    ['HEAD', 'as it is', /\r\n\r\n$/],
    ['GET', 'unchanged', /\r\n\r\n$/],
  ])('is not taken apart again, and has the very answer of Node: %s, %s', async (method, kind, end) => {
    const lines = kind === 'unchanged' ? `If-None-Match: ${await etag()}\r\n` : '';
    const request = requestOf(method, '/page', lines);
    const { ask, socket } = await knowing();
    const first = await ask(request, end);
    server.counted.takenApart = 0;
    const again = await ask(request, end);
    expect(server.counted.takenApart).toBe(0);
    expect(undated(again)).toBe(undated(first));
    expect(Math.abs(Date.now() - Date.parse(/date: (.*)\r\n/i.exec(again)?.[1] ?? ''))).toBeLessThan(60_000);
    socket.destroy();
  });

  it('is known on other connections, but not before they have asked for sixteen answers', async () => {
    (await knowing()).socket.destroy();
    const { ask, socket } = talkTo(server);
    for (let time = 0; time < 17; time += 1) await ask(PAGE);
    expect(server.counted.takenApart).toBe(17);
    await ask(PAGE);
    expect(server.counted.takenApart).toBe(17);
    socket.destroy();
  });

  it('is looked for only where one request is sent again and again', async () => {
    (await knowing()).socket.destroy();
    const { ask, socket } = talkTo(server);
    server.counted.takenApart = 0;
    for (let time = 0; time < 20; time += 1) {
      await ask(PAGE);
      await ask(requestOf('GET', '/page', `X-Visitor: ${time}\r\n`));
    }
    expect(server.counted.takenApart).toBe(40);
    socket.destroy();
  });

  it('is looked for no longer after sixteen others', async () => {
    const { ask, socket } = await knowing();
    const lookers = server.ends.at(-1)?.listeners('data');
    for (let time = 0; time < 15; time += 1) await ask(requestOf('GET', '/page', `X-Visitor: ${time}\r\n`));
    await ask(PAGE);
    expect(server.counted.takenApart).toBe(15);
    for (let time = 0; time < 16; time += 1) await ask(requestOf('GET', '/page', `X-Reader: ${time}\r\n`));
    for (let time = 0; time < 3; time += 1) await ask(PAGE);
    expect(server.counted.takenApart).toBe(15 + 16 + 3);
    // It is again when it has repeated itself as often as at first.
    for (let time = 0; time < 20; time += 1) await ask(PAGE);
    expect(server.counted.takenApart).toBe(15 + 16 + 17);
    expect(server.ends.at(-1)?.listeners('data')).toEqual(lookers);
    socket.write(
      requestOf('POST', '/echo', `Content-Type: text/plain\r\nContent-Length: ${PAGE.length}\r\n`),
    );
    await wait(20);
    expect(await ask(PAGE)).toContain(`\r\n\r\n${PAGE}.`);
    socket.destroy();
  });

  it('shows at once what changed, and is not learned anew for it', async () => {
    const { ask, socket } = await knowing();
    server.content.version = '2';
    expect(await ask(PAGE)).toMatch(/version 2\.$/);
    expect(server.counted.takenApart).toBe(1);
    expect(await ask(PAGE)).toMatch(/version 2\.$/);
    expect(server.counted.takenApart).toBe(1);
    socket.destroy();
  });

  it('is counted and told of in the log like every other', async () => {
    const { ask, socket } = await knowing();
    Object.assign(server.counted, { noted: [], lines: [] });
    for (let time = 0; time < 3; time += 1) await ask(PAGE);
    expect(server.counted.takenApart).toBe(0);
    const told = { route: '/page', status: 200, ms: expect.any(Number) as number };
    expect(server.counted.noted).toEqual([told, told, told]);
    expect(server.counted.lines.map((line) => JSON.parse(line) as object)).toEqual(
      Array(3).fill(expect.objectContaining(told)),
    );
    socket.destroy();
  });

  it.each([
    ['that a proxy sends which is believed', PAGE, PROXY],
    ['with a cookie', requestOf('GET', '/page', 'Cookie: a=b\r\n'), undefined],
    ['with a password', requestOf('GET', '/page', 'Authorization: Basic eA==\r\n'), undefined],
    ['of another origin', requestOf('GET', '/page', 'Origin: http://x\r\n'), undefined],
    ['that is longer than browsers send', requestOf('GET', '/page', `X: ${'x'.repeat(2048)}\r\n`), undefined],
    ['for what does not lie ready', requestOf('GET', '/slow'), undefined],
  ])('is always taken apart where it is one %s', async (_what, request, from) => {
    const { ask, socket } = await knowing(from);
    for (let time = 1; time <= 3; time += 1) {
      expect(await ask(request)).toMatch(/^HTTP\/1\.1 200 /);
      expect(server.counted.takenApart).toBe(time);
    }
    socket.destroy();
  });

  it.each([
    ['1.1', 'Connection: close\r\n'],
    ['1.0', ''],
  ])('ends the connection of who does not keep it: HTTP/%s %s', async (version, lines) => {
    for (let time = 0; time < 3; time += 1) {
      const { ask, socket } = await knowing();
      const closed = once(socket, 'close');
      expect(await ask(requestOf('GET', '/page', lines, version))).toContain('Connection: close\r\n');
      await closed;
      expect(server.counted.takenApart).toBe(1);
    }
  });
});

describe('bytes of a known request', () => {
  it.each(['POST /echo', 'GET /page', 'GET /slow'])(
    'are the body of %s where they are sent as that',
    async (to) => {
      const { ask, socket } = await knowing();
      const [method = '', path = ''] = to.split(' ');
      const lines = `Content-Type: text/plain\r\nContent-Length: ${PAGE.length}\r\n`;
      for (let time = 0; time < 3; time += 1) {
        socket.write(requestOf(method, path, lines));
        await wait(20);
        socket.write(PAGE);
        await wait(20);
        const answers = await ask(requestOf('GET', '/other'), /other \d\.$/);
        expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
        if (method === 'POST') expect(answers).toContain(`\r\n\r\n${PAGE}.HTTP`);
        await ask(PAGE);
        await ask(PAGE);
      }
      socket.destroy();
    },
  );

  it('are not learned where they end a request that was begun before them', async () => {
    const { ask, socket } = await knowing();
    const bytes = PAGE.replace('Host', 'X-Begun: yes\r\nHost');
    for (let time = 0; time < 3; time += 1) {
      socket.write('GET /other HTTP/1.1\r\nX-Note: ');
      await wait(20);
      expect(await ask(bytes)).toMatch(/other \d\.$/);
    }
    expect(await ask(bytes)).toMatch(/version \d\.$/);
    expect(await ask(bytes)).toMatch(/version \d\.$/);
    socket.destroy();
  });

  it('wait for the answer before them', async () => {
    const { socket, until } = await knowing();
    socket.write(requestOf('GET', '/slow'));
    await wait(10);
    socket.write(PAGE);
    const both = await until(/version \d\.$/);
    expect(both.indexOf('slow.')).toBeGreaterThan(0);
    expect(both.indexOf('slow.')).toBeLessThan(both.indexOf('version'));
    socket.destroy();
  });

  it('may have half of another request behind them', async () => {
    const { socket, until, ask } = await knowing();
    // Each time another one, by the same half.
    for (const [path, answer] of [
      ['other', /other \d\.$/],
      ['page', /version \d\.$/],
      ['nowhere', /404\}$/],
    ] as const) {
      socket.write(`${PAGE}GET /`);
      await until(/version \d\.$/);
      expect(await ask(requestOf('GET', `/${path}`).slice('GET /'.length), answer)).toContain('HTTP/1.1');
      expect(await ask(PAGE)).toMatch(/version \d\.$/);
    }
    socket.destroy();
  });

  it('wait for who takes the answer before them slowly', async () => {
    const large = requestOf('GET', '/large');
    const other = await knowing();
    for (let time = 0; time < 2; time += 1) await other.ask(large);
    other.socket.destroy();
    const { socket, until } = await knowing();
    socket.pause().write(large);
    await wait(100);
    expect(server.counted.takenApart).toBe(0);
    socket.write(PAGE);
    await wait(20);
    // Not written behind it, where it would be held for as long.
    expect(server.counted.takenApart).toBe(1);
    socket.resume();
    const both = await until(`version ${server.content.version}.`);
    expect(both.length).toBeGreaterThan(LARGE);
    expect(both.indexOf('version')).toBeGreaterThan(LARGE);
    socket.destroy();
  });
});
