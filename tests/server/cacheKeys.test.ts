import { startServer, type TestServer } from '../support/server.ts';
import { sendRaw } from './client.ts';
import { fakeDist, fakePage } from './fakeDist.ts';

const ALLOWED = 'https://www.example.com';
const STRANGER = 'https://stranger.example';
const HSTS = 'strict-transport-security: max-age=31536000';

/** A cached response must not be sent to a request whose relevant headers differ. */
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

  const get = (path: string, headerLines = '', from = '127.0.0.1') =>
    sendRaw(server, `GET ${path} HTTP/1.1\r\nHost: x\r\n${headerLines}Connection: close\r\n\r\n`, from);
  const fillCache = async (path: string): Promise<void> => {
    await get(path);
    await get(path);
  };

  it('is stored separately for requests from another origin', async () => {
    await fillCache('/career.php');
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

  it('is not sent to a request with two Host headers', async () => {
    await fillCache('/about_us');
    for (const headerLines of ['Host: y\r\n', 'hOST: x\r\n'])
      expect(await get('/about_us', headerLines)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await get('/about_us')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['https, http', '127.0.0.1', false],
    ['http, https', '127.0.0.1', true],
    ['https', '127.0.0.1', true],
    ['https', '127.0.0.9', false],
  ])(
    'has HSTS according to the last protocol that a trusted proxy forwards: %s from %s',
    async (forwardedProto, from, hasHsts) => {
      const headerLines = `X-Forwarded-Proto: ${forwardedProto}\r\n`;
      await fillCache('/about_us');
      await get('/about_us', 'X-Forwarded-Proto: https\r\n');
      for (let time = 0; time < 2; time += 1) {
        const response = await get('/about_us', headerLines, from);
        expect(response).toMatch(/^HTTP\/1\.1 200 /);
        expect(response.includes(HSTS)).toBe(hasHsts);
      }
    },
  );

  it('is sent in full to a range request', async () => {
    await fillCache('/about_us');
    expect(await get('/about_us', 'Range: bytes=0-3\r\n')).toContain(
      `content-length: ${Buffer.byteLength(fakePage('about us'))}\r\n`,
    );
  });
});
