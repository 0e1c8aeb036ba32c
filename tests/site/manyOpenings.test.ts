import { resolve } from 'node:path';
import { replaceOpenings } from '../server/replaceOpenings.ts';
import { startServer, type TestServer } from '../support/server.ts';

const COUNT = 10_000;
const TEXT =
  'You look after networks and meeting rooms at our customers’ sites, with <care> & patience. '.repeat(20);
const CACHE_MS = 500;

describe('ten thousand openings', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: resolve('dist') });
    replaceOpenings(server.dataDir, COUNT, TEXT);
    await new Promise((done) => setTimeout(done, CACHE_MS));
  });
  afterAll(() => server.stop());

  it.each([
    '/careers',
    '/careers?page=500',
    '/careers?location=London&employment_type=contract',
    '/careers?q=network',
  ])('make a list page of at most 150 kB: %s', async (path) => {
    const response = await fetch(server.url + path);
    const html = await response.text();
    expect([response.status, html.match(/<article/g)?.length]).toEqual([200, 20]);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(150_000);
  });

  it('are in the sitemap, each once', async () => {
    const text = await (await fetch(`${server.url}/sitemap.xml`)).text();
    const urls = text.match(/career-details\/[1-9]\d*</g) ?? [];
    expect([urls.length, new Set(urls).size]).toEqual([COUNT, COUNT]);
  });
});
