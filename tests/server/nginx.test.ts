import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { requestOverHttp2, type Http2Response } from '../support/http2.ts';
import { checkNginx, startNginx, type Nginx } from '../support/nginx.ts';
import { resumes, zipBomb } from '../support/resumes.ts';
import { freshDir, startServer, type TestServer } from '../support/server.ts';
import { makeVisitor } from '../support/visitor.ts';
import { makeForm } from './client.ts';
import { fakeDist, fakePage } from './fakeDist.ts';
import { ids, makeMessage } from './message.ts';

/** Responses that nginx does not cache: with a query, or marked `no-store`. */
const UNCACHED_PATHS = ['/search?q=kept', '/build.txt'];

/** An inspection ends after two seconds; the rest is for a busy machine. */
const MAX_INSPECTION_MS = 6000;

/** Sent with every response, by nginx or the server. */
const STRICT_HEADERS = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
};

const skipReason = checkNginx();
if (skipReason) process.stdout.write(`deploy/nginx.conf is not tested: ${skipReason}\n`);

(skipReason ? describe.skip : describe)('deploy/nginx.conf', () => {
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
  const send = (path: string, options?: Parameters<typeof requestOverHttp2>[2]) =>
    requestOverHttp2(nginx.https, path, options);
  const apply = (origin: string, headers: object = {}) =>
    send('/career-form.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: '{}',
    });

  it('redirects plain requests to TLS, except the certificate challenge', async () => {
    // Requested with another host name than the site's.
    const response = await fetch(`http://127.0.0.1:${nginx.http}/about_us?x=1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      'https://www.example.com/about_us?x=1',
    ]);
    const challenge = await fetch(`http://127.0.0.1:${nginx.http}/.well-known/acme-challenge/none`);
    expect(challenge.status).toBe(404);
  });

  it('sends pages of the server over HTTP/2, with its CSP and HSTS', async () => {
    const identity = { headers: { 'accept-encoding': 'identity' } };
    const { status, headers, names, text } = await send('/about_us', identity);
    expect([status, text]).toEqual([200, fakePage('about us')]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toMatchObject(STRICT_HEADERS);
    // nginx does not repeat the server's headers.
    expect(names).toEqual([...new Set(names)]);
    expect(headers['server']).toBe('nginx');
  });

  it('serves precompressed files, those of the previous release too, with long caching and no source maps', async () => {
    const script = await send('/static/js/main.0123abcd.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(script.headers).toMatchObject({
      ':status': 200,
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      ...STRICT_HEADERS,
    });
    expect(script.headers['x-request-id']).toBeUndefined();
    const before = await send('/static/js/main.old.js');
    expect([before.text, before.headers['cache-control']]).toEqual([
      'before()',
      'public, max-age=31536000, immutable',
    ]);
    for (const path of ['main.0123abcd.js.map', 'main.0123abcd.js.gz', 'main.gone.js', '../../manifest.json'])
      expect((await send(`/static/js/${path}`)).headers).toMatchObject({ ':status': 404, ...STRICT_HEADERS });
    const plain = await send('/static/js/main.0123abcd.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.text).toBe('run()');
  });

  it("passes the client's IP address to the server, and ignores forged headers", async () => {
    await send('/search?q=x', {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' },
    });
    expect(server.output().stderr).not.toContain('TRUST_PROXY is not set');
    expect((await apply('https://evil.example', { 'x-forwarded-host': 'evil.example' })).status).toBe(403);
    const statuses: number[] = [];
    for (const lastByte of [1, 2, 3, 4]) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${lastByte}` };
      const { status } = await send('/api/v1.0/email/send', { method: 'POST', headers, body: '{}' });
      statuses.push(status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  it.each([
    [
      'a PDF with 5 MB of digits',
      'cv.pdf',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5_000_000, '1'), resumes.pdf]),
    ],
    [
      'a DOCX with 2,000 entries for one part',
      'cv.docx',
      zipBomb({
        name: 'word/_rels/a.rels',
        size: 1024 * 1024,
        count: 2000,
        others: ['[Content_Types].xml', 'word/document.xml'],
      }),
    ],
  ])('takes %s, and serves others meanwhile', async (_, name, bytes) => {
    const others = makeVisitor(nginx.https, '127.0.0.2');
    const sender = makeVisitor(nginx.https, '127.0.0.3');
    const form = new Response(makeForm([{ name, bytes }]));
    const startedAt = performance.now();
    let isSending = true;
    const sending = sender
      .send('/career-file-upload.php', {
        method: 'POST',
        headers: { 'content-type': form.headers.get('content-type') ?? '' },
        body: Buffer.from(await form.arrayBuffer()),
      })
      .finally(() => (isSending = false));
    const waits: number[] = [];
    while (isSending) {
      const askedAt = performance.now();
      await others.send(`/search?q=${waits.length}`);
      waits.push(performance.now() - askedAt);
    }
    expect((await sending).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(MAX_INSPECTION_MS);
    expect(Math.max(...waits)).toBeLessThan(MAX_INSPECTION_MS);
    expect([...others.failures, ...sender.failures]).toEqual([]);
    others.disconnect();
    sender.disconnect();
  });

  it.each([
    ['/career-form.php', 'application/json', 700_000],
    ['/api/v1.0/email/send', 'application/json', 700_000],
    ['/career-file-upload.php', 'multipart/form-data; boundary=b', 7 * 1024 * 1024],
    ['/career-details/1', 'multipart/form-data; boundary=b', 7 * 1024 * 1024],
  ])('limits the body of %s before it reaches the server', async (path, type, bytes) => {
    const headers = { 'content-type': type, 'content-length': String(bytes) };
    const { status, text, headers: responseHeaders } = await send(path, { method: 'POST', headers });
    expect(responseHeaders).toMatchObject(STRICT_HEADERS);
    expect([status, text]).toEqual([413, expect.stringContaining('<center>nginx</center>')]);
  });

  it('serves public pages from its cache while the server is down, and 503 for submissions', async () => {
    const careers = (await send('/careers')).text;
    expect(careers).toContain('rendered');
    for (const path of UNCACHED_PATHS) await send(path);
    await server.stop();
    await new Promise((done) => setTimeout(done, 2100));
    const response = await send('/careers');
    expect([response.status, response.headers['x-cache'], response.text]).toEqual([200, 'STALE', careers]);
    expect(response.headers).toMatchObject(STRICT_HEADERS);
    expect(response.names).toEqual([...new Set(response.names)]);
    const sent = await apply('https://www.example.com');
    expect([sent.status, sent.headers['retry-after'], sent.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(sent.headers).toMatchObject(STRICT_HEADERS);
    for (const path of UNCACHED_PATHS)
      expect((await send(path)).headers).toMatchObject({ ':status': 503, ...STRICT_HEADERS });
    // A local health check gets nginx's own 502, not the text for visitors.
    expect((await send('/healthz')).headers).toMatchObject({ ':status': 502, ...STRICT_HEADERS });
    expect((await send('/static/js/main.old.js')).status).toBe(200);
  });

  it.each([
    ['/careers', 'GET'],
    ['/career-form.php', 'POST'],
    ['/career-file-upload.php', 'POST'],
  ])('limits the requests of one client: %s', async (path, method) => {
    const byStatus = new Map<number, Http2Response>();
    for (let batch = 0; batch < 100 && !byStatus.has(429); batch += 1) {
      const responses = await Promise.all(Array.from({ length: 20 }, () => send(path, { method })));
      for (const response of responses) byStatus.set(response.status, response);
    }
    expect(byStatus.get(429)?.headers).toMatchObject(STRICT_HEADERS);
    // Files are not counted: a page has a dozen.
    expect((await send('/static/js/main.old.js')).status).toBe(200);
  });
});

(skipReason ? describe.skip : describe)('a process that ends during a request', () => {
  it('leaves submissions to another process: uploads, applications and messages', async () => {
    let accepted = 0;
    // It accepts the request and closes the connection, like a killed process.
    const closingServer = createServer((socket) => {
      socket.once('data', () => {
        accepted += 1;
        socket.destroy();
      });
    }).listen(0, '127.0.0.1');
    await once(closingServer, 'listening');
    const server = await startServer({ DIST_DIR: fakeDist(), TRUST_PROXY: '1' });
    const ports = [(closingServer.address() as AddressInfo).port, new URL(server.url).port].map(String);
    const nginx = await startNginx({ ports, site: freshDir(), previous: freshDir() });
    for (let lastByte = 20; lastByte < 30; lastByte += 1) {
      const visitor = makeVisitor(nginx.https, `127.0.0.${lastByte}`);
      await visitor.apply(`${lastByte}@example.com`);
      const body = Buffer.from(
        JSON.stringify({ ...ids, template_params: makeMessage({ message: `${lastByte}` }) }),
      );
      const headers = { 'content-type': 'application/json' };
      const sent = await visitor.send('/api/v1.0/email/send', { method: 'POST', headers, body });
      expect([sent.status, visitor.failures]).toEqual([200, []]);
      visitor.disconnect();
    }
    expect(accepted).toBeGreaterThan(0);
    await nginx.stop();
    await server.stop();
    closingServer.close();
  });
});
