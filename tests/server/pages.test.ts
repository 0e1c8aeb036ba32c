import { startServer, type TestServer } from '../support/server.ts';
import { applyNow, fetchFrom } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { readRendered } from './applicationForm.ts';
import { fakeDist, fakePage } from './fakeDist.ts';

const pageHeaders = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
/** fetch would add `no-cache`, which requests the full page. */
const revalidating = { ...pageHeaders, 'cache-control': 'max-age=0' };
const CANARY = 'CANARY-55fa';

describe('the pages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist() });
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 2");
  });
  afterAll(() => server.stop());
  const get = (path: string, headers: Record<string, string> = pageHeaders) =>
    fetchFrom(server, path, { headers });

  it.each([
    ['/', 'home'],
    ['/about_us', 'about us'],
    ['/managed_Services', 'managed'],
    ['/about_us?from=menu', 'about us'],
  ])('serves %s', async (path, title) => {
    const { status, text, headers } = await get(path);
    expect([status, text]).toEqual([200, fakePage(title)]);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['network audit', '/network_audit'],
    ['NETWORK OPERATIONS CENTER', '/network_operations_center'],
    ['alarsm', '/network_operations_center'],
    ['full stack developer', '/career-details/1'],
  ])('renders the results of a search for "%s"', async (query, url) => {
    const { status, text } = await get(`/search?${new URLSearchParams({ q: query }).toString()}`);
    expect(status).toBe(200);
    expect(text).toContain(`"query":"${query}"`);
    expect(text).toContain(`"url":"${url}"`);
  });

  it.each(['/about_us', '/static/js/main.0123abcd.js'])('sends %s compressed if possible', async (path) => {
    const compressed = await get(path, { ...pageHeaders, 'accept-encoding': 'gzip' });
    expect([compressed.headers.get('content-encoding'), compressed.status]).toEqual(['gzip', 200]);
    expect(compressed.headers.get('vary')).toMatch(/accept-encoding/i);
    const plain = await get(path, { ...pageHeaders, 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.text).toBe(compressed.text);
  });

  it.each([
    ['/ABOUT_us', '/about_us'],
    ['//about_us//?a=1&b=2', '/about_us?a=1&b=2'],
    ['/managed_services', '/managed_Services'],
    ['/white_glove_meeting_event_support', '/whiteglove_meeting_event_support'],
    ['/staff_augumentation?x=%20y', '/staffing_augumentation?x=%20y'],
    ['/Commissioning_Decommissioning/', '/commissioningde_commissioning'],
    ['/About_us.html?a=1', '/about_us?a=1'],
    ['/career-details/1/', '/career-details/1'],
    ['/Applications/abc%0d%0aX-Evil:%201', '/applications/ABC%0D%0AX-EVIL:%201'],
  ])('redirects %s to its canonical URL', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([301, target]);
    expect(headers.get('x-evil')).toBeNull();
  });

  it('renders the careers list with the openings that accept applications', async () => {
    const { status, text, headers } = await get('/careers?utm_source=x');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const { url, seed } = readRendered({ text });
    expect(url).toBe('/careers');
    expect(seed.list?.openings.map(({ id }) => id)).toContain(1);
    expect(seed.list?.openings.map(({ id }) => id)).not.toContain(2);
  });

  it.each([
    ['/career-details/1', 200, '"requirements":['],
    ['/career-details/2', 410, '"seed":{"opening":null,"isClosed":true,"closedOpening":'],
    ['/career-details/999', 404, '"seed":{"opening":null}'],
    ['/career-details/abc', 404, '"seed":{"opening":null}'],
    ['/Career-Details/abc', 404, '"seed":{"opening":null}'],
    ['/career-details/00', 404, '"seed":{"opening":null}'],
  ])('renders %s with status %i', async (path, status, seed) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.text).toContain(seed);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('renders an uncached confirmation, and 404 for an unknown reference', async () => {
    const { reference, sha256 } = await applyNow(server);
    const known = await get(`/applications/${String(reference)}`);
    expect(known.status).toBe(200);
    expect(known.text).toContain(String(sha256));
    expect(known.text).not.toContain('Ada');
    expect(known.headers.get('cache-control')).toBe('no-store');
    expect(known.headers.get('x-robots-tag')).toBe('noindex');
    const unknown = await get('/applications/AAAAA-AAAAA-AAAAA-AAAAA');
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain('"seed":{"receipt":null}');
  });

  it('sends a film in the ranges that a player requests', async () => {
    const part = await get('/media/film.webm', { range: 'bytes=7-11' });
    expect([part.status, part.text]).toEqual([206, 'pictu']);
    expect(part.headers.get('content-range')).toBe('bytes 7-11/15');
    expect(part.headers.get('content-type')).toBe('video/webm');
    expect((await get('/media/film.webm')).headers.get('accept-ranges')).toBe('bytes');
    expect((await get('/media/film.webm', { range: 'bytes=15-' })).status).toBe(416);
  });

  it('sends a browser the designed 404 page for an unknown URL', async () => {
    const { status, text, headers } = await get(`/${CANARY}?q=${CANARY}`);
    expect([status, text]).toEqual([404, fakePage('not found')]);
    for (const path of [`/${CANARY}.html`, '/404.html', '/50%', '/%?%=%']) {
      expect([path, (await get(path)).text]).toEqual([path, text]);
    }
    const etag = headers.get('etag') ?? 'W/"x"';
    expect((await get(`/${CANARY}`, { ...revalidating, 'if-none-match': etag })).status).toBe(404);
  });

  it.each([
    '/static/js/gone.js',
    '/static/js/gone',
    '/static/',
    '/static',
    '/logo.png',
    '/about_us.html.gz',
    '/static/page.html',
    '/.hidden',
    '/..%2fmanifest.json',
    '/static/..%2f..%2fmanifest.json',
    '/static/js/main.0123abcd.js%00.png',
    '/static/js/main.0123abcd.js.gz',
  ])('never serves a file or a page for %s', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    if (path !== '/static') expect(text).toBe('Not found\n');
  });

  it.each([
    '/',
    '/about_us',
    '/careers',
    '/career-details/1',
    '/career.php',
    '/healthz',
    '/static/js/main.0123abcd.js',
  ])('responds to HEAD %s as to GET, without a body', async (path) => {
    const head = await fetchFrom(server, path, { method: 'HEAD', headers: pageHeaders });
    const full = await get(path);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe(full.headers.get('content-type'));
  });
});

describe('a site that has not been built', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it.each(['/', '/about_us', '/careers', '/career-details/1', '/nowhere', '/static/js/main.js'])(
    'responds to %s with a clear 404',
    async (path) => {
      const { status, text } = await fetchFrom(server, path, { headers: pageHeaders });
      expect(status).toBe(404);
      expect(text).toMatch(/^(?:\{"error":"(?:There is nothing|This page has not been built)|Not found\n$)/);
    },
  );
});
