import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { cutSlowReaders } from '../../src/server/platform/http/connections/cutSlowReaders.ts';
import { inTurn } from '../../src/server/platform/http/connections/inTurn.ts';
import { makeServer } from '../../src/server/platform/http/connections/makeServer.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/smtp.ts';
import { fakeDist } from './fakeDist.ts';

const open: Socket[] = [];
const connectFrom = (port: number, localAddress = '127.0.0.1'): Socket => {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  open.push(socket);
  return socket;
};
const answersOf = (socket: Socket): (() => string) => {
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  return () => text;
};
const count = (text: string, part: string): number => text.split(part).length - 1;
const times = (number: number, text: string): string => text.repeat(number);

afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

describe('requests that are sent ahead', () => {
  let server: Server;
  let atOnce = 0;
  let most = 0;
  beforeAll(async () => {
    server = createServer(
      inTurn((request, response) => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        request.resume();
        setTimeout(() => response.end(`at ${String(request.url)};`), 2);
        response.once('close', () => (atOnce -= 1));
      }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());
  const port = () => (server.address() as AddressInfo).port;
  const ask = (at: number) => `GET /${at} HTTP/1.1\r\nHost: x\r\n\r\n`;

  it('are answered one after the other, in their order', async () => {
    const socket = connectFrom(port());
    const text = answersOf(socket);
    const post = 'POST /post HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n' + times(200_000, 'x');
    socket.write(Array.from({ length: 20 }, (_, at) => ask(at)).join('') + post + ask(99));
    await until(() => text().includes('at /99;'), 'the last answer');
    const order = [...text().matchAll(/at \/(\w+);/g)].map(([, at]) => at);
    expect(order).toEqual([...Array.from({ length: 20 }, (_, at) => String(at)), 'post', '99']);
    expect(most).toBe(1);
  });

  it('are too many beyond 32: those before are answered, then 429, and the connection is closed', async () => {
    const socket = connectFrom(port());
    const text = answersOf(socket);
    socket.write(times(1700, ask(7)));
    await once(socket, 'close');
    expect(count(text(), 'HTTP/1.1 200 ')).toBe(33);
    expect(count(text(), 'HTTP/1.1 429 ')).toBe(1);
    const refusal = text().slice(text().indexOf('HTTP/1.1 429 '));
    expect(refusal).toContain("content-security-policy: default-src 'none'");
    expect(refusal).toContain('x-content-type-options: nosniff');
    expect(most).toBe(1);
  });
});

describe('a reader that takes nothing', () => {
  it('is cut, and neither one that reads nor one that has nothing to read', async () => {
    const server = createServer((request, response) =>
      response.end(request.url === '/little' ? 'x' : Buffer.alloc(20_000_000)),
    );
    cutSlowReaders(server, { graceMs: 300, bytesPerSecond: 5_000_000 });
    // Node's own end of idle connections would look the same.
    server.keepAliveTimeout = 60_000;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const cut: (number | undefined)[] = [];
    server.on('connection', (socket: Socket) => {
      const { remotePort } = socket;
      socket.on('close', () => cut.push(remotePort));
    });
    const idle = connectFrom(port);
    const little = answersOf(idle);
    idle.write('GET /little HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(() => little() !== '', 'the little answer');
    // A socket that is closed has forgotten its port.
    const { localPort: idlePort } = idle;
    const silent = connectFrom(port).pause();
    silent.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(silent, 'connect');
    const { localPort: silentPort } = silent;
    const got = await new Promise<number>((done) =>
      get({ port, agent: false }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          response.pause();
          setTimeout(() => response.resume(), 2);
        });
        response.on('end', () => done(bytes));
      }),
    );
    expect(got).toBe(20_000_000);
    await until(() => cut.includes(silentPort), 'the cut');
    expect(cut).not.toContain(idlePort);
    server.closeAllConnections();
    server.close();
  }, 20_000);
});

it('a connection has so long for its headers, its request and its silence (LOAD-3, LOAD-4)', () => {
  const { timeout, headersTimeout, requestTimeout } = makeServer(() => undefined, {
    most: 0,
    isProxy: () => false,
  });
  expect([timeout, headersTimeout, requestTimeout]).toEqual([60_000, 20_000, 300_000]);
});

describe('connections of one client', () => {
  let server: TestServer;
  let proxied: TestServer;
  beforeAll(async () => {
    const env = { DIST_DIR: fakeDist(), CONNECTIONS_PER_CLIENT: '3' };
    [server, proxied] = await Promise.all([
      startServer(env),
      startServer({ ...env, TRUST_PROXY: '127.0.0.9' }),
    ]);
  });
  afterAll(() => Promise.all([server.stop(), proxied.stop()]));
  const ASK = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
  const statusFrom = async ({ url }: TestServer, address: string): Promise<string> => {
    const socket = connectFrom(Number(new URL(url).port), address);
    const text = answersOf(socket);
    socket.write(ASK);
    await until(() => text() !== '', 'an answer');
    return text().slice(9, 12);
  };
  const statuses = async (of: TestServer, address: string, number: number): Promise<string[]> => {
    const all: string[] = [];
    for (let at = 0; at < number; at += 1) all.push(await statusFrom(of, address));
    return all;
  };

  it('are bounded, others are not touched, and one that ends makes room', async () => {
    expect(await statuses(server, '127.0.0.2', 4)).toEqual(['200', '200', '200', '429']);
    expect(await statusFrom(server, '127.0.0.3')).toBe('200');
    open[0]?.destroy();
    await until(async () => (await statusFrom(server, '127.0.0.2')) === '200', 'room for one');
    expect(await statusFrom(server, '127.0.0.2')).toBe('429');
  });

  it('are closed unanswered where they are far too many', async () => {
    const sockets = Array.from({ length: 60 }, () =>
      connectFrom(Number(new URL(server.url).port), '127.0.0.4'),
    );
    const closed = () => sockets.filter((socket) => socket.destroyed || socket.readableEnded).length;
    await until(() => closed() > 20, 'the end of those that are too many');
  });

  it('are any number where they are a trusted proxy’s', async () => {
    expect(await statuses(proxied, '127.0.0.9', 5)).toEqual(Array(5).fill('200'));
    expect(await statuses(proxied, '127.0.0.5', 4)).toEqual(['200', '200', '200', '429']);
  });
});
