import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startServer, type TestServer } from '../support/server.ts';
import { fetchFrom } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';

type Headers = Record<string, string | string[] | undefined>;
interface RawResponse {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** Fetches the raw bytes, which `fetch` would decompress. */
const fetchRaw = (server: TestServer, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<RawResponse>((done, fail) => {
    request(server.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        done({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) });
      });
    })
      .on('error', fail)
      .end();
  });

const withoutDate = (headers: Headers): Headers => ({ ...headers, date: undefined });
const PATHS = ['/', '/about_us', '/careers', '/career-details/1', '/career.php', '/careerdetail.php/1'];
const RENDERED_PATHS = PATHS.slice(2);

const MAX_STALE_MS = 1000;

describe('cached responses', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist(), TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  it.each(PATHS)('have the same body and headers the second time: %s', async (path) => {
    const first = await fetchRaw(server, path);
    const second = await fetchRaw(server, path);
    expect(first.status).toBe(200);
    expect(withoutDate(second.headers)).toEqual(withoutDate(first.headers));
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' });
  });

  it.each(RENDERED_PATHS)('are compressed with an encoding that the browser accepts: %s', async (path) => {
    const plain = await fetchRaw(server, path);
    for (let time = 0; time < 2; time += 1) {
      const br = await fetchRaw(server, path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'Accept-Encoding']);
      expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
      const gzip = await fetchRaw(server, path, { 'accept-encoding': 'gzip, br;q=0' });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
      expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    }
  });

  it.each(PATHS)('are sent as 304 if the client already has them: %s', async (path) => {
    const { headers } = await fetchRaw(server, path, { 'accept-encoding': 'br, gzip' });
    expect(headers.etag).toMatch(/^"[\w-]{22}/);
    for (const tag of [headers.etag, `W/${String(headers.etag)}`, `"other", ${String(headers.etag)}`]) {
      const again = await fetchRaw(server, path, {
        'accept-encoding': 'br, gzip',
        'if-none-match': String(tag),
      });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
      expect(again.headers['content-type']).toBeUndefined();
    }
    const other = await fetchRaw(server, path, { 'accept-encoding': 'br, gzip', 'if-none-match': '"other"' });
    expect(other.status).toBe(200);
  });

  it.each(RENDERED_PATHS)('show changes by staff within a second, under load: %s', async (path) => {
    const title = `Title ${Math.random()}`;
    await fetchRaw(server, path);
    changeDatabase(server.dataDir, `update openings set job_title = '${title}' where id = 1`);
    const deadline = performance.now() + MAX_STALE_MS;
    let text = '';
    while (performance.now() < deadline && !text.includes(title)) text = (await fetchFrom(server, path)).text;
    expect(text).toContain(title);
  });

  it.each([
    ['/career-details/3', 200, 410],
    ['/careerdetail.php/3', 200, 410],
  ])('are replaced when the opening closes: %s', async (path, before, after) => {
    changeDatabase(server.dataDir, "update openings set status = 'open' where id = 3");
    await new Promise((done) => setTimeout(done, MAX_STALE_MS));
    expect((await fetchRaw(server, path)).status).toBe(before);
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 3");
    await new Promise((done) => setTimeout(done, MAX_STALE_MS));
    expect((await fetchRaw(server, path)).status).toBe(after);
  });
});

/** A renderer that writes the number of rendered pages into each page. */
const COUNTING_RENDERER = `let count = 0;
exports.renderPage = async (url) => {
  count += 1;
  const end = performance.now() + 20;
  while (performance.now() < end);
  return { status: 200, html: '<title>rendered ' + count + ' ' + url + '</title>' };
};`;

describe('pages that are rendered on request', () => {
  let server: TestServer;
  beforeAll(async () => {
    const dist = fakeDist();
    writeFileSync(join(dist, 'renderer/renderPage.cjs'), COUNTING_RENDERER);
    server = await startServer({ DIST_DIR: dist, TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  it('are rendered once for concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => fetchRaw(server, '/careers')));
    expect(new Set(responses.map(({ bytes }) => String(bytes)))).toEqual(
      new Set(['<title>rendered 1 /careers</title>']),
    );
  });

  it('do not delay other clients if one requests hundreds: it gets 503 beyond its share, and no 500', async () => {
    const statuses = new Map<number, number>();
    const flood = Array.from({ length: 250 }, async (_, index) => {
      const path = `/applications/QM-${index}`;
      const { status, headers } = await fetchRaw(server, path, { 'x-forwarded-for': '198.51.100.1' });
      if (status === 503) expect(headers['retry-after']).toBe('2');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    const other = await fetchRaw(server, '/search?q=network', { 'x-forwarded-for': '198.51.100.2' });
    await Promise.all(flood);
    expect(other.status).toBe(200);
    expect([...statuses.keys()].toSorted()).toEqual([404, 503]);
  });
});

it('the built site is read again after a new build', async () => {
  const dist = fakeDist();
  const server = await startServer({ DIST_DIR: dist });
  await fetchRaw(server, '/about_us');
  const page = join(dist, 'site/about_us.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('about us', 'about them'));
  writeFileSync(join(dist, 'build.json'), '{}');
  await new Promise((done) => setTimeout(done, MAX_STALE_MS));
  expect(String((await fetchRaw(server, '/about_us')).bytes)).toContain('about them');
  await server.stop();
});
