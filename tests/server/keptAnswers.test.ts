import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startServer, type TestServer } from '../support/server.ts';
import { ask } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';

type Headers = Record<string, string | string[] | undefined>;
interface Raw {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

/** As the bytes come: fetch would decompress them. */
const raw = (server: TestServer, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Raw>((done, fail) => {
    request(server.url + path, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        done({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) });
      });
    })
      .on('error', fail)
      .end();
  });

const withoutDate = (headers: Headers): Headers => ({ ...headers, date: undefined });
const KEPT = ['/', '/about_us', '/careers', '/career-details/1', '/career.php', '/careerdetail.php/1'];
const DRAWN = KEPT.slice(2);
const DRAWN_PAGES = ['/careers', '/career-details/1'];

const TRIES = 300;

/** A page as it is from then on: its bytes and their tag stay. */
const refinedPage = async (server: TestServer, path: string): Promise<Raw> => {
  for (let time = 0; time < TRIES; time += 1) {
    const page = await raw(server, path, { 'accept-encoding': 'br' });
    if (String(page.headers.etag).endsWith('-br-best"')) return page;
    await new Promise((done) => setTimeout(done, 30));
  }
  throw new Error(`${path} was not compressed better`);
};
const LATE_MS = 1000;

describe('answers that are kept', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist(), TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  it.each(KEPT)('are the same the second time, headers too: %s', async (path) => {
    const first = await raw(server, path);
    const second = await raw(server, path);
    expect(first.status).toBe(200);
    expect(withoutDate(second.headers)).toEqual(withoutDate(first.headers));
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' });
  });

  it.each(DRAWN)('go compressed as the browser takes it: %s', async (path) => {
    const plain = await raw(server, path);
    for (let time = 0; time < 2; time += 1) {
      const br = await raw(server, path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect([br.headers['content-encoding'], br.headers.vary]).toEqual(['br', 'Accept-Encoding']);
      expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
      const gzip = await raw(server, path, { 'accept-encoding': 'gzip, br;q=0' });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
      expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    }
  });

  it.each(DRAWN_PAGES)(
    'are compressed better once they were asked for a few times (FAST-6): %s',
    async (path) => {
      const quick = await raw(server, path, { 'accept-encoding': 'br' });
      const best = await refinedPage(server, path);
      expect(best.bytes.length).toBeLessThanOrEqual(quick.bytes.length);
      const again = await raw(server, path, { 'accept-encoding': 'br' });
      expect(withoutDate(again.headers)).toEqual(withoutDate(best.headers));
      expect(again.bytes.equals(best.bytes)).toBe(true);
    },
  );

  it('are compressed better once they were asked for a single time, if it is the whole list of openings', async () => {
    const fresh = await startServer({ DIST_DIR: fakeDist() });
    const tagOf = async (path: string) =>
      (await raw(fresh, path, { 'accept-encoding': 'br' })).headers.etag as string;
    try {
      await Promise.all(['/careers', '/careers?q=engineer'].map(tagOf));
      // One is compressed after the other: by then it was the others' turn.
      await refinedPage(fresh, '/career-details/1');
      expect(await tagOf('/careers')).toMatch(/-br-best"$/);
      expect(await tagOf('/careers?q=engineer')).not.toMatch(/-br-best"$/);
    } finally {
      await fresh.stop();
    }
  });

  it.each(KEPT)('are not sent again to who has them: %s', async (path) => {
    if (DRAWN_PAGES.includes(path)) await refinedPage(server, path);
    const { headers } = await raw(server, path, { 'accept-encoding': 'br, gzip' });
    expect(headers.etag).toMatch(/^"[\w-]{22}/);
    for (const tag of [headers.etag, `W/${String(headers.etag)}`, `"other", ${String(headers.etag)}`]) {
      const again = await raw(server, path, { 'accept-encoding': 'br, gzip', 'if-none-match': String(tag) });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
      expect(again.headers['content-type']).toBeUndefined();
    }
    const other = await raw(server, path, { 'accept-encoding': 'br, gzip', 'if-none-match': '"other"' });
    expect(other.status).toBe(200);
  });

  it.each(KEPT)('answer HEAD with the length of what GET gives: %s', async (path) => {
    const { bytes } = await raw(server, path);
    const head = await raw(server, path, {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
  });

  it('say by https, from a proxy that is believed, that https stays', async () => {
    for (let time = 0; time < 2; time += 1) {
      const secure = await raw(server, '/', { 'x-forwarded-proto': 'https' });
      expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
      expect((await raw(server, '/')).headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('are one line each in the log, without address and query', async () => {
    const logging = await startServer({ DIST_DIR: fakeDist() });
    for (let time = 0; time < 5; time += 1) await raw(logging, '/about_us');
    // With an origin it goes its whole way, whose line is pino's.
    await raw(logging, '/about_us', { origin: 'https://www.example.com' });
    // All that is still to be written is written before its end.
    await logging.stop();
    const lines = logging
      .output()
      .stderr.split('\n')
      .filter((line) => line.includes('"answered"'));
    expect(lines).toHaveLength(6);
    const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const line of read) {
      expect(Object.keys(line)).toEqual(['level', 'time', 'reqId', 'route', 'status', 'ms', 'msg']);
      expect(line).toMatchObject({ level: 30, route: '/about_us', status: 200, msg: 'answered' });
      expect([typeof line['reqId'], typeof line['time'], typeof line['ms']]).toEqual([
        'string',
        'number',
        'number',
      ]);
    }
    expect(new Set(read.map(({ reqId }) => reqId)).size).toBe(6);
  });

  it.each(DRAWN)('show within a second what staff changed, while they are asked for: %s', async (path) => {
    const title = `Title ${Math.random()}`;
    await raw(server, path);
    changeDatabase(server.dataDir, `update openings set job_title = '${title}' where id = 1`);
    const deadline = performance.now() + LATE_MS;
    let text = '';
    while (performance.now() < deadline && !text.includes(title)) text = (await ask(server, path)).text;
    expect(text).toContain(title);
  });

  it.each([
    ['/career-details/3', 200, 410],
    ['/careerdetail.php/3', 200, 410],
  ])('stop being answered when the opening closes: %s', async (path, before, after) => {
    changeDatabase(server.dataDir, "update openings set status = 'open' where id = 3");
    await new Promise((done) => setTimeout(done, LATE_MS));
    expect((await raw(server, path)).status).toBe(before);
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 3");
    await new Promise((done) => setTimeout(done, LATE_MS));
    expect((await raw(server, path)).status).toBe(after);
  });

  it('are one page for all addresses of no opening', async () => {
    const [one, two] = [
      await raw(server, '/career-details/99991'),
      await raw(server, '/career-details/99992'),
    ];
    expect([one.status, two.status, one.headers.etag]).toEqual([404, 404, undefined]);
    expect(two.bytes.equals(one.bytes)).toBe(true);
  });
});

/** Writes into each page the how-manieth it is; `/career-details/2` never ends, `/career-details/4` ends its thread. */
const COUNTING_RENDERER = `let count = 0;
exports.renderPage = async (url) => {
  if (url === '/career-details/2') for (;;);
  if (url === '/career-details/4') process.exit(3);
  count += 1;
  return { status: 200, html: '<title>drawn ' + count + '</title>' };
};`;

describe('pages that are drawn on request', () => {
  let server: TestServer;
  beforeAll(async () => {
    const dist = fakeDist();
    writeFileSync(join(dist, 'renderer/renderPage.cjs'), COUNTING_RENDERER);
    server = await startServer({ DIST_DIR: dist });
  });
  afterAll(() => server.stop());

  it('are drawn once for all who wait', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => raw(server, '/careers')));
    expect(new Set(answers.map(({ bytes }) => String(bytes)))).toEqual(new Set(['<title>drawn 1</title>']));
  });

  it('keep nobody else waiting while they are drawn', async () => {
    const hanging = raw(server, '/career-details/2');
    await new Promise((done) => setTimeout(done, 200));
    const began = performance.now();
    expect((await raw(server, '/about_us')).status).toBe(200);
    expect((await raw(server, '/career.php')).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(2000);
    expect((await hanging).status).toBe(500);
    expect((await raw(server, '/career-details/1')).status).toBe(200);
  });

  it('are drawn again after their thread has ended', async () => {
    expect((await raw(server, '/career-details/4')).status).toBe(500);
    expect((await raw(server, '/career-details/3')).status).toBe(200);
  });
});

it('the built site is read again when it was built again', async () => {
  const dist = fakeDist();
  const server = await startServer({ DIST_DIR: dist });
  await raw(server, '/about_us');
  const page = join(dist, 'site/about_us.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('about us', 'about them'));
  writeFileSync(join(dist, 'build.json'), '{}');
  await new Promise((done) => setTimeout(done, LATE_MS));
  expect(String((await raw(server, '/about_us')).bytes)).toContain('about them');
  await server.stop();
});
