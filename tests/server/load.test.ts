import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startServer } from '../support/server.ts';
import { fakeDist } from './fakeDist.ts';

type Slowness = 'headers' | 'bodies' | 'readers';

const beginnings: Record<Slowness, string> = {
  headers: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  bodies:
    'POST /career-form.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"name":"',
  readers: 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5),
};

const TRICKLE_MS = 2000;
const OF_ONE_CLIENT = 10;

/** Opens connections that never finish, a letter at a time; returns what closes them. Each client has its own address. */
const hold = async (url: string, kind: Slowness, number: number): Promise<() => void> => {
  const port = Number(new URL(url).port);
  const sockets: Socket[] = [];
  for (let at = 0; at < number; at += 1) {
    const localAddress = `127.1.0.${Math.floor(at / OF_ONE_CLIENT) + 1}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    if (kind === 'readers') socket.pause();
    else socket.resume();
    socket.write(beginnings[kind]);
    sockets.push(socket);
    // Not all in one moment: the system's own queue of connections is short.
    if (at % 100 === 99) await new Promise((done) => setTimeout(done, 20));
  }
  const trickle = setInterval(() => {
    if (kind === 'readers') return;
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, TRICKLE_MS);
  return () => {
    clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
  };
};

/** Fewer than the connections that one client may have. */
const AT_ONCE = 100;

/** Sends only the headers of a form; returns the status of the answer, undefined without one. */
const askWithoutBody = async (port: number, path: string): Promise<number | undefined> => {
  const socket = connect(port, '127.0.0.1')
    .setEncoding('latin1')
    .on('error', () => undefined);
  let answer = '';
  const answered = new Promise<void>((done) => {
    socket.on('data', (text: string) => {
      answer += text;
      done();
    });
    socket.on('close', () => done());
  });
  await once(socket, 'connect');
  const type = path.includes('upload') ? 'multipart/form-data; boundary=b' : 'application/json';
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 50000\r\n\r\n`);
  const late = setTimeout(() => socket.destroy(), 2000);
  await answered;
  clearTimeout(late);
  socket.destroy();
  return answer === '' ? undefined : Number(answer.slice(9, 12));
};

/** How many of a client's requests are answered 429 before their bodies are sent. */
const flood = async (url: string, number: number): Promise<number> => {
  const paths = ['/career-file-upload.php', '/career-form.php'];
  const statuses: (number | undefined)[] = [];
  while (statuses.length < number) {
    const few = Math.min(AT_ONCE, number - statuses.length);
    const asked = Array.from({ length: few }, (_, at) =>
      askWithoutBody(Number(new URL(url).port), paths[at % paths.length] ?? ''),
    );
    statuses.push(...(await Promise.all(asked)));
  }
  return statuses.filter((status) => status === 429).length;
};

/** Requests pages for a second, as another visitor does; returns each answer that is not 200 or takes too long. */
const visitOthers = async (url: string): Promise<string[]> => {
  const bad: string[] = [];
  const end = performance.now() + 1000;
  while (performance.now() < end)
    for (const path of ['/healthz', '/career.php']) {
      const answer = await fetch(url + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
      await answer.arrayBuffer();
      if (answer.status !== 200) bad.push(`${path}: ${answer.status}`);
    }
  return bad;
};

/** Far more than an answer takes, since other tests run at the same time. */
const PATIENCE_MS = 3000;

it.each<Slowness>(['headers', 'bodies', 'readers'])(
  'the server answers others while one holds 200 connections with slow %s',
  async (kind) => {
    const server = await startServer({ DIST_DIR: fakeDist(), LOG_LEVEL: 'silent' });
    const letGo = await hold(server.url, kind, 200);
    expect(await visitOthers(server.url)).toEqual([]);
    letGo();
    await server.stop();
  },
);

it('a flood of one client is answered 429 before its bodies are sent', async () => {
  const server = await startServer({ RATE_LIMIT_UPLOADS: '1', RATE_LIMIT_APPLICATIONS: '1' });
  await flood(server.url, 2);
  expect(await flood(server.url, 40)).toBe(40);
  await server.stop();
});
