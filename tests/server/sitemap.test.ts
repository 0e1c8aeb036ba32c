import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForCaches } from '../support/waitForCaches.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { fetchFrom } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';

const SITE = 'https://www.example.com';
const BUILT_SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${SITE}/</loc></url>
<url><loc>${SITE}/about_us</loc></url>
</urlset>
`;

const makeDistWithSitemap = (settings?: { careersHost: string }): string => {
  const dist = fakeDist(settings);
  writeFileSync(join(dist, 'site/sitemap.xml'), BUILT_SITEMAP);
  return dist;
};

const readRows = (text: string) =>
  [...text.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g)].map(
    ([, url, lastmod]) => [url, lastmod],
  );

describe('the sitemap', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: makeDistWithSitemap() });
  });
  afterAll(() => server.stop());
  const fetchSitemap = () => fetchFrom(server, '/sitemap.xml');

  it('lists the pages, and each open opening with the time of its last change', async () => {
    const { status, headers, text } = await fetchSitemap();
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const openings = queryDatabase<{ id: number; updated_at: string }>(
      server.dataDir,
      "select id, updated_at from openings where status = 'open' order by id desc",
    );
    expect(openings.length).toBeGreaterThan(2);
    expect(readRows(text)).toEqual([
      [`${SITE}/`, undefined],
      [`${SITE}/about_us`, undefined],
      ...openings.map(({ id, updated_at }) => [`${SITE}/career-details/${id}`, updated_at]),
    ]);
  });

  it('omits an opening that is closed, a draft or scheduled', async () => {
    await fetchSitemap();
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 1");
    changeDatabase(server.dataDir, "update openings set status = 'draft' where id = 2");
    changeDatabase(
      server.dataDir,
      "update openings set publish_at = '2999-01-01T00:00:00.000Z' where id = 3",
    );
    await waitForCaches();
    const { text } = await fetchSitemap();
    for (const id of [1, 2, 3]) expect(text).not.toContain(`/career-details/${id}<`);
    expect(text).toContain('/career-details/4<');
  });
});

it('the sitemap lists no openings if another host has them', async () => {
  const server = await startServer({
    DIST_DIR: makeDistWithSitemap({ careersHost: 'https://jobs.example.com' }),
  });
  expect((await fetchFrom(server, '/sitemap.xml')).text).toBe(BUILT_SITEMAP);
  await server.stop();
});
