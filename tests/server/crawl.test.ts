import { resolve } from 'node:path';
import { startServer, type TestServer } from '../support/server.ts';
import { waitForCaches } from '../support/waitForCaches.ts';
import { fetchFrom } from './client.ts';
import { replaceOpenings } from './replaceOpenings.ts';
import { site } from '../../src/content/site.ts';

/** Every URL of the site that a page links to, without the fragment. */
const listLinks = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src)="(\/[^"#]*)/g)].map(([, url]) => (url ?? '').replaceAll('&amp;', '&'));

/** The filters and their combinations have too many URLs; one of each kind is enough. */
const isFiltered = (url: string): boolean => /^\/careers\?(?!page=\d+$)/.test(url);

/** Follows every link from the home page and the sitemap. Returns each URL's status. */
const crawl = async (server: TestServer): Promise<Map<string, number>> => {
  const { text } = await fetchFrom(server, '/sitemap.xml');
  const fromSitemap = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  const found = new Map<string, number>();
  const waiting = ['/', '/robots.txt', '/careers/feed.xml', '/careers/feed.json', ...fromSitemap];
  const seen = new Set(waiting);
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    const { status, headers, text: body } = await fetchFrom(server, url);
    found.set(url, status);
    const target = headers.get('location');
    const links = headers.get('content-type')?.startsWith('text/html') ? listLinks(body) : [];
    for (const link of target === null ? links : [target])
      if (!seen.has(link) && !isFiltered(link)) {
        seen.add(link);
        waiting.push(link);
      }
  }
  return found;
};

describe.each([
  ['a few', undefined],
  ['243', 243],
])('a search engine that follows every link, with %s openings', (_, count) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: resolve('dist') });
    if (count === undefined) return;
    replaceOpenings(server.dataDir, count);
    await waitForCaches();
  });
  afterAll(() => server.stop());

  it('finds every opening and no broken link', async () => {
    const found = await crawl(server);
    const broken = [...found].filter(([, status]) => status !== 200 && status !== 301);
    expect(broken).toEqual([]);
    const openings = [...found.keys()].filter((url) => /^\/career-details\/[1-9]\d*$/.test(url));
    if (count !== undefined) expect(openings).toHaveLength(count);
    expect(found.size).toBeGreaterThan(60);
  }, 180_000);

  it.each([
    ['/careers?page=1', 200, 'rel="canonical" href="[^"?]*/careers"'],
    ['/careers?page=99', 404, 'name="robots" content="noindex'],
    ['/careers?page=0', 200, 'name="robots" content="noindex'],
  ])('is told what %s is', async (url, status, head) => {
    const response = await fetchFrom(server, url, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(status);
    expect(response.text).toMatch(new RegExp(head));
  });

  if (count !== undefined)
    it('reads the number of a later page in its title', async () => {
      const { text } = await fetchFrom(server, '/careers?page=2');
      expect(text).toContain(`<title>Careers, page 2 – ${site.name}</title>`);
      expect(text).toMatch(/rel="canonical" href="[^"]*\/careers\?page=2"/);
    });
});
