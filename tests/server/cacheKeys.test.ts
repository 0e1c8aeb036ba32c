import { once } from 'node:events';
import { connect } from 'node:net';
import { startServer, type TestServer } from '../support/server.ts';
import { fakeDist, fakePage } from './fakeDist.ts';

const ALLOWED = 'https://www.example.com';
const STRANGER = 'https://stranger.example';
const HSTS = 'strict-transport-security: max-age=31536000';

/** A cached response must not be sent to a request that differs in more than its address. */
describe('a cached response', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      DIST_DIR: fakeDist(),
      ALLOWED_ORIGINS: ALLOWED,
      TRUST_PROXY: '127.0.0.1',
    });
  });
  afterAll(() => server.stop());

  const get = async (path: string, lines = '', from = '127.0.0.1'): Promise<string> => {
    const { port } = new URL(server.url);
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from }).setEncoding(
      'latin1',
    );
    let answer = '';
    socket.on('data', (part: string) => (answer += part));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${lines}Connection: close\r\n\r\n`);
    await once(socket, 'close');
    return answer;
  };
  const untilReady = async (path: string): Promise<void> => {
    await get(path);
    await get(path);
  };

  it('is separate for pages of another origin and for everybody else', async () => {
    await untilReady('/career.php');
    expect(await get('/career.php', `Origin: ${ALLOWED}\r\n`)).toContain(
      `access-control-allow-origin: ${ALLOWED}\r\n`,
    );
    expect(await get('/career.php', `Origin: ${STRANGER}\r\n`)).not.toContain('access-control-allow');
    const query = '/career.php?limit=3';
    for (let time = 0; time < 2; time += 1) {
      expect(await get(query, `Origin: ${ALLOWED}\r\n`)).toContain('access-control-allow-origin');
      expect(await get(query)).not.toContain('access-control-allow');
    }
  });

  it('is not for a request with two Host headers', async () => {
    await untilReady('/about_us');
    for (const lines of ['Host: y\r\n', 'hOST: x\r\n'])
      expect(await get('/about_us', lines)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await get('/about_us')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['https, http', '127.0.0.1', false],
    ['http, https', '127.0.0.1', true],
    ['https', '127.0.0.1', true],
    ['https', '127.0.0.9', false],
  ])('has HSTS by the last value of a trusted proxy: %s from %s', async (said, from, stays) => {
    const lines = `X-Forwarded-Proto: ${said}\r\n`;
    await untilReady('/about_us');
    await get('/about_us', 'X-Forwarded-Proto: https\r\n');
    for (let time = 0; time < 2; time += 1) {
      const answer = await get('/about_us', lines, from);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer.includes(HSTS)).toBe(stays);
    }
  });

  it('is complete for a request for a range', async () => {
    await untilReady('/about_us');
    expect(await get('/about_us', 'Range: bytes=0-3\r\n')).toContain(
      `content-length: ${Buffer.byteLength(fakePage('about us'))}\r\n`,
    );
  });
});
