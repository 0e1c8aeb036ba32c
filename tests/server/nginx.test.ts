import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { requestOverHttp2, type Http2Answer } from '../support/http2.ts';
import { checkNginx, startNginx, type Nginx } from '../support/nginx.ts';
import { freshDir, startServer, type TestServer } from '../support/server.ts';
import { makeVisitor } from '../support/visitor.ts';
import { fakeDist, fakePage } from './fakeDist.ts';
import { ids, messageWith } from './message.ts';

/** Responses that nginx does not cache: with a query, or marked `no-store`. */
const UNCACHED_PATHS = ['/search?q=kept', '/build.txt'];

/** Sent with every response, by nginx or the server (SEC-7). */
const STRICT_HEADERS = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
};

const why = checkNginx();
if (why) process.stdout.write(`deploy/nginx.conf is not tried: ${why}\n`);

(why ? describe.skip : describe)('deploy/nginx.conf', () => {
  let server: TestServer;
  let nginx: Nginx;
  const previous = freshDir();
  beforeAll(async () => {
    const DIST_DIR = fakeDist();
    writeFileSync(join(DIST_DIR, 'site/build.txt'), 'build');
    mkdirSync(join(previous, 'static/js'), { recursive: true });
    writeFileSync(join(previous, 'static/js/main.old.js'), 'before()');
    server = await startServer({ DIST_DIR, TRUST_PROXY: '1', RATE_LIMIT_MESSAGES: '3' });
    nginx = await startNginx({ ports: [new URL(server.url).port], site: join(DIST_DIR, 'site'), previous });
  });
  afterAll(async () => {
    await nginx.stop();
    await server.stop();
  });
  const ask = (path: string, options?: Parameters<typeof requestOverHttp2>[2]) =>
    requestOverHttp2(nginx.https, path, options);
  const apply = (origin: string, headers: object = {}) =>
    ask('/career-form.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: '{}',
    });

  it('redirects plain requests to TLS, except the certificate challenge', async () => {
    // Requested with another host name than the site's.
    const answer = await fetch(`http://127.0.0.1:${nginx.http}/about_us?x=1`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      'https://www.example.com/about_us?x=1',
    ]);
    const proof = await fetch(`http://127.0.0.1:${nginx.http}/.well-known/acme-challenge/none`);
    expect(proof.status).toBe(404);
  });

  it('sends pages of the server over HTTP/2, with its policy and HSTS', async () => {
    const identity = { headers: { 'accept-encoding': 'identity' } };
    const { status, headers, names, text } = await ask('/about_us', identity);
    expect([status, text]).toEqual([200, fakePage('about us')]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toMatchObject(STRICT_HEADERS);
    // nginx does not repeat the server's headers.
    expect(names).toEqual([...new Set(names)]);
    expect(headers['server']).toBe('nginx');
  });

  it('serves precompressed files, those of the former release too, with long caching and no source maps', async () => {
    const script = await ask('/static/js/main.0123abcd.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(script.headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      ...STRICT_HEADERS,
    });
    expect(script.headers['x-request-id']).toBeUndefined();
    const before = await ask('/static/js/main.old.js');
    expect([before.text, before.headers['cache-control']]).toEqual([
      'before()',
      'public, max-age=31536000, immutable',
    ]);
    for (const path of ['main.0123abcd.js.map', 'main.0123abcd.js.gz', 'main.gone.js', '../../manifest.json'])
      expect((await ask(`/static/js/${path}`)).headers).toMatchObject({ ':status': 404, ...STRICT_HEADERS });
    const plain = await ask('/static/js/main.0123abcd.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.text).toBe('run()');
  });

  it("passes the client's address to the server, and ignores the client's own claims", async () => {
    await ask('/search?q=x', {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' },
    });
    expect(server.output().stderr).not.toContain('TRUST_PROXY is not set');
    expect((await apply('https://evil.example', { 'x-forwarded-host': 'evil.example' })).status).toBe(403);
    const statuses: number[] = [];
    for (const last of [1, 2, 3, 4]) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${last}` };
      const { status } = await ask('/api/v1.0/email/send', { method: 'POST', headers, body: '{}' });
      statuses.push(status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  it.each([
    ['/career-form.php', 'application/json', 700_000],
    ['/api/v1.0/email/send', 'application/json', 700_000],
    ['/career-file-upload.php', 'multipart/form-data; boundary=b', 7 * 1024 * 1024],
    ['/career-details/1', 'multipart/form-data; boundary=b', 7 * 1024 * 1024],
  ])('limits the body of %s before it reaches the server', async (path, type, bytes) => {
    const headers = { 'content-type': type, 'content-length': String(bytes) };
    const { status, text, headers: answered } = await ask(path, { method: 'POST', headers });
    expect(answered).toMatchObject(STRICT_HEADERS);
    expect([status, text]).toEqual([413, expect.stringContaining('<center>nginx</center>')]);
  });

  it('serves public pages from its cache while the server is away, and 503 for submissions', async () => {
    const careers = (await ask('/careers')).text;
    expect(careers).toContain('rendered');
    for (const path of UNCACHED_PATHS) await ask(path);
    await server.stop();
    await new Promise((done) => setTimeout(done, 2100));
    const answer = await ask('/careers');
    expect([answer.status, answer.headers['x-cache'], answer.text]).toEqual([200, 'STALE', careers]);
    expect(answer.headers).toMatchObject(STRICT_HEADERS);
    expect(answer.names).toEqual([...new Set(answer.names)]);
    const sent = await apply('https://www.example.com');
    expect([sent.status, sent.headers['retry-after'], sent.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(sent.headers).toMatchObject(STRICT_HEADERS);
    for (const path of UNCACHED_PATHS)
      expect((await ask(path)).headers).toMatchObject({ ':status': 503, ...STRICT_HEADERS });
    // A local health check gets nginx's own 502, not the sentence for visitors.
    expect((await ask('/healthz')).headers).toMatchObject({ ':status': 502, ...STRICT_HEADERS });
    expect((await ask('/static/js/main.old.js')).status).toBe(200);
  });

  it.each([
    ['/careers', 'GET'],
    ['/career-form.php', 'POST'],
    ['/career-file-upload.php', 'POST'],
  ])('limits the requests of one client: %s', async (path, method) => {
    const byStatus = new Map<number, Http2Answer>();
    for (let batch = 0; batch < 100 && !byStatus.has(429); batch += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path, { method })));
      for (const answer of answers) byStatus.set(answer.status, answer);
    }
    expect(byStatus.get(429)?.headers).toMatchObject(STRICT_HEADERS);
    // Files are not counted: a page has a dozen.
    expect((await ask('/static/js/main.old.js')).status).toBe(200);
  });
});

(why ? describe.skip : describe)('a process that ends while it is sent something', () => {
  it('leaves submissions to another process: uploads, applications and messages', async () => {
    let begun = 0;
    // It accepts the request and closes the connection, like a killed process.
    const ending = createServer((socket) => {
      socket.once('data', () => {
        begun += 1;
        socket.destroy();
      });
    }).listen(0, '127.0.0.1');
    await once(ending, 'listening');
    const server = await startServer({ DIST_DIR: fakeDist(), TRUST_PROXY: '1' });
    const ports = [(ending.address() as AddressInfo).port, new URL(server.url).port].map(String);
    const nginx = await startNginx({ ports, site: freshDir(), previous: freshDir() });
    for (let last = 20; last < 30; last += 1) {
      const visitor = makeVisitor(nginx.https, `127.0.0.${last}`);
      await visitor.apply(`${last}@example.com`);
      const body = Buffer.from(
        JSON.stringify({ ...ids, template_params: messageWith({ message: `${last}` }) }),
      );
      const headers = { 'content-type': 'application/json' };
      const sent = await visitor.ask('/api/v1.0/email/send', { method: 'POST', headers, body });
      expect([sent.status, visitor.failures]).toEqual([200, []]);
      visitor.disconnect();
    }
    expect(begun).toBeGreaterThan(0);
    await nginx.stop();
    await server.stop();
    ending.close();
  });
});
