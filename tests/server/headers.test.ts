import { request, type IncomingMessage } from 'node:http';
import { calls } from '../../src/contract/calls.ts';
import { wellKnownPaths } from '../../src/content/wellKnown.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { sendRaw } from './client.ts';
import { fakeDist } from './fakeDist.ts';

const READ_METHODS = 'GET, HEAD';
const NO_STORE = 'no-store';
const REVALIDATE = 'no-cache';
const ONE_HOUR = 'public, max-age=3600';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const page = { accept: 'text/html' };
/** Placeholder for a path of 5,000 characters. */
const TOO_LONG = '/…';
const MAIN_SCRIPT = '/static/js/main.0123abcd.js';

/** Sent with responses before any route is found. */
const BARE_POLICY = { 'content-security-policy': "default-src 'none';frame-ancestors 'none'" };

/** Method, path and request headers; then status, `Cache-Control`, type and further headers of the response. */
type Row = [
  string,
  string,
  Record<string, string>,
  number,
  string,
  string | undefined,
  Record<string, string>?,
];

const table: Row[] = [
  ['GET', '/', page, 200, REVALIDATE, HTML],
  ['HEAD', '/', page, 200, REVALIDATE, HTML],
  ['POST', '/', page, 405, NO_STORE, JSON_TYPE, { allow: READ_METHODS }],
  ['TRACE', '/', page, 405, NO_STORE, JSON_TYPE, { allow: READ_METHODS }],
  ['OPTIONS', '/', page, 405, NO_STORE, JSON_TYPE, { allow: READ_METHODS }],
  ['DELETE', '/about_us', page, 405, NO_STORE, JSON_TYPE, { allow: READ_METHODS }],
  ['GET', '/About_Us/', page, 301, REVALIDATE, undefined, { location: '/about_us' }],
  ['GET', '/careers', page, 200, REVALIDATE, HTML],
  ['GET', '/career-details/1', page, 200, REVALIDATE, HTML],
  ['GET', '/career-details/999', page, 404, REVALIDATE, HTML],
  ['PUT', '/career-details/1', page, 405, NO_STORE, JSON_TYPE, { allow: `${READ_METHODS}, POST` }],
  ['POST', '/career-details/1', { ...page, 'content-type': 'text/plain' }, 415, NO_STORE, JSON_TYPE],
  ['GET', '/applications/AAAAA-AAAAA-AAAAA-AAAAA', page, 404, NO_STORE, HTML],
  ['GET', '/applications/AAAAA-AAAAA-AAAAA-AAAAA', { accept: 'application/json' }, 404, NO_STORE, JSON_TYPE],
  ['GET', '/search?q=network', page, 200, REVALIDATE, HTML],
  ['GET', '/no-such-page', page, 404, REVALIDATE, HTML, { vary: 'Accept, Accept-Encoding' }],
  ['GET', '/no-such-page', { accept: 'application/json' }, 404, NO_STORE, JSON_TYPE, { vary: 'Accept' }],
  ['POST', '/no-such-page', {}, 404, NO_STORE, JSON_TYPE],
  ['GET', '/%zz', { accept: 'application/json' }, 400, NO_STORE, JSON_TYPE, BARE_POLICY],
  ['GET', TOO_LONG, page, 414, NO_STORE, JSON_TYPE],
  ['GET', MAIN_SCRIPT, {}, 200, IMMUTABLE, 'application/javascript; charset=utf-8'],
  ['GET', `${MAIN_SCRIPT}.map`, {}, 404, NO_STORE, TEXT],
  ['GET', '/static/js/gone.0123abcd.js', {}, 404, NO_STORE, TEXT],
  ['GET', '/media/film.webm', { range: 'bytes=0-3' }, 206, ONE_HOUR, 'video/webm'],
  [
    'GET',
    '/images/link-careers.png',
    {},
    200,
    ONE_HOUR,
    'image/png',
    { 'cross-origin-resource-policy': 'cross-origin' },
  ],
  ['GET', '/robots.txt', {}, 200, ONE_HOUR, TEXT],
  ['GET', wellKnownPaths.security, {}, 200, ONE_HOUR, TEXT],
  ['GET', '/.hidden', {}, 404, NO_STORE, TEXT],
  ['GET', calls.careerList, {}, 200, REVALIDATE, JSON_TYPE],
  ['POST', calls.careerList, {}, 405, NO_STORE, JSON_TYPE, { allow: READ_METHODS }],
  ['GET', `${calls.careerDetail}/1`, {}, 200, REVALIDATE, JSON_TYPE],
  ['GET', `${calls.careerDetail}/999`, {}, 404, NO_STORE, JSON_TYPE],
  ['GET', calls.apply, {}, 405, NO_STORE, JSON_TYPE, { allow: 'POST' }],
  ['HEAD', calls.apply, {}, 405, NO_STORE, JSON_TYPE, { allow: 'POST' }],
  ['PATCH', calls.uploadResume, {}, 405, NO_STORE, JSON_TYPE, { allow: 'POST' }],
  ['DELETE', '/applications/X', page, 405, NO_STORE, JSON_TYPE, { allow: READ_METHODS }],
  ['PROPFIND', '/careers', page, 405, NO_STORE, JSON_TYPE, { allow: READ_METHODS }],
  ['POST', calls.apply, { 'content-type': 'application/json' }, 400, NO_STORE, JSON_TYPE],
  ['POST', calls.uploadResume, { 'content-type': 'application/json' }, 415, NO_STORE, JSON_TYPE],
  ['POST', calls.apply, { 'sec-fetch-site': 'cross-site' }, 403, NO_STORE, JSON_TYPE],
  ['POST', calls.emailSend, { 'content-type': 'application/json' }, 400, NO_STORE, JSON_TYPE],
  ['POST', calls.emailSendForm, { 'content-type': 'application/json' }, 415, NO_STORE, JSON_TYPE],
  ['GET', calls.health, {}, 200, NO_STORE, JSON_TYPE],
  ['GET', calls.ready, {}, 200, NO_STORE, JSON_TYPE],
];

const COMMON: Record<string, unknown> = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none';script-src 'self' 'sha256-[^;]*;.*;require-trusted-types-for 'script';trusted-types late site$/,
  ),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('camera=()'),
};

describe('status and headers of every kind of response', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist(), TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  const send = (method: string, path: string, headers: Record<string, string>): Promise<IncomingMessage> =>
    new Promise((done, fail) => {
      const { hostname, port } = new URL(server.url);
      const outgoing = request(
        { method, path: path.replace('…', 'x'.repeat(5000)), headers, hostname, port },
        (response) => response.resume().on('end', () => done(response)),
      );
      outgoing.on('error', fail).end();
    });

  it.each(table)('%s %s with %j: %i', async (method, path, headers, status, cache, type, others = {}) => {
    // The second response may come from the cache.
    for (let turn = 1; turn <= 2; turn += 1) {
      const response = await send(method, path, headers);
      expect(response.statusCode).toBe(status);
      expect(response.headers).toMatchObject({ ...COMMON, 'cache-control': cache, ...others });
      expect(response.headers['content-type']).toBe(type);
      for (const name of ['server', 'x-powered-by', 'strict-transport-security', 'set-cookie'])
        expect(response.headers).not.toHaveProperty(name);
    }
  });

  // For a malformed URL Fastify does not know the protocol; nginx adds the header.
  const wellFormed = table.filter(([, path]) => path !== '/%zz');
  it.each(wellFormed)('include HSTS over TLS: %s %s with %j', async (method, path, headers, status) => {
    const response = await send(method, path, { ...headers, 'x-forwarded-proto': 'https' });
    expect([response.statusCode, response.headers['strict-transport-security']]).toEqual([
      status,
      'max-age=31536000',
    ]);
  });

  it.each([
    ['400', 'no HTTP\r\n\r\n'],
    ['431', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('are as strict if Node responds before routing: %s', async (status, text) => {
    const response = await sendRaw(server, text);
    const [first, ...lines] = (response.split('\r\n\r\n')[0] ?? '').split('\r\n');
    const fields = lines.map((line) => line.split(': ') as [string, string]);
    expect(first).toContain(` ${status} `);
    expect(Object.fromEntries(fields)).toMatchObject({
      ...COMMON,
      ...BARE_POLICY,
      'cache-control': NO_STORE,
    });
  });
});
