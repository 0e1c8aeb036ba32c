import { resolve } from 'node:path';
import { feedPaths } from '../../src/content/paths.ts';
import { sampleOpenings } from '../../src/content/sampleOpenings.ts';
import { findJobPostingErrors } from '../support/jobPostingErrors.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { waitForCaches } from '../support/waitForCaches.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fetchFrom } from './client.ts';
import { replaceOpenings } from './replaceOpenings.ts';
import { site } from '../../src/content/site.ts';

/** The data about jobs in a page. */
const listPostings = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
    .filter((data) => data['@type'] === 'JobPosting');

/** Every URL of the site that a page links to, without the fragment. */
const listLinks = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src)="(\/[^"#]*)/g)].map(([, url]) => (url ?? '').replaceAll('&amp;', '&'));

/** The filters have too many combinations, so one URL of each kind is enough: those with the same parameters. */
const toKind = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const names = [...new Set(searchParams.keys())].filter((name) => name !== 'page').toSorted();
  return names.length > 0 && pathname.startsWith('/careers') ? `${pathname}?${names.join('&')}` : url;
};

interface Found {
  status: number;
  postings: Record<string, unknown>[];
}

/** Follows every link from the home page, the sitemap and the feeds. */
const crawl = async (server: TestServer): Promise<Map<string, Found>> => {
  const { text } = await fetchFrom(server, '/sitemap.xml');
  const fromSitemap = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  const found = new Map<string, Found>();
  const waiting = ['/', '/robots.txt', ...Object.values(feedPaths), ...fromSitemap];
  const seen = new Set(waiting.map(toKind));
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    const { status, headers, text: body } = await fetchFrom(server, url);
    const isPage = headers.get('content-type')?.startsWith('text/html') === true;
    found.set(url, { status, postings: isPage ? listPostings(body) : [] });
    for (const link of isPage ? listLinks(body) : [])
      if (!seen.has(toKind(link))) {
        seen.add(toKind(link));
        waiting.push(link);
      }
  }
  return found;
};

describe.each([
  ['the four sample', undefined],
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

  it('finds every opening with valid data, no broken link, and none that leads elsewhere', async () => {
    const found = await crawl(server);
    expect([...found].filter(([, { status }]) => status !== 200)).toEqual([]);
    const openings = [...found].filter(([url]) => /^\/career-details\/[1-9]\d*$/.test(url));
    expect(openings).toHaveLength(count ?? sampleOpenings.length);
    for (const [url, { postings }] of openings)
      expect([url, postings.map(findJobPostingErrors)]).toEqual([url, [[]]]);
    expect(found.size).toBeGreaterThan(60);
  }, 180_000);

  it('is told by 404 that an opening never existed, and by 410 that it has closed', async () => {
    expect((await fetchFrom(server, '/career-details/999999')).status).toBe(404);
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 2");
    await waitForCaches();
    const { status, text } = await fetchFrom(server, '/career-details/2');
    expect([status, listPostings(text)]).toEqual([410, []]);
    expect((await fetchFrom(server, '/sitemap.xml')).text).not.toContain('/career-details/2<');
  });

  it.each(['/', '/careers', '/career-details/1', '/sitemap.xml', '/careers/jobs.xml'])(
    'gets %s again only after a change',
    async (url) => {
      const { headers } = await fetchFrom(server, url);
      const again = await fetchFrom(server, url, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );

  it.each([
    ['/Careers/', '/careers'],
    ['/career-details/1/', '/career-details/1'],
    ['/about-us', '/about_us'],
    ['/partners', '/patners'],
    ['/network_operations_centre', '/network_operations_center'],
    ['/white_glove_meeting_event_support', '/whiteglove_meeting_event_support'],
  ])('is led from %s to %s by 301', async (url, target) => {
    const { status, headers } = await fetchFrom(server, url);
    expect([status, headers.get('location')]).toEqual([301, target]);
    expect((await fetchFrom(server, target)).status).toBe(200);
  });

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
