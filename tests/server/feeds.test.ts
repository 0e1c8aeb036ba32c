import { listKnownPlaces } from '../../src/content/openingPlaces.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { changeDatabase } from './changeDatabase.ts';
import { waitForCaches } from '../support/waitForCaches.ts';
import { replaceOpenings } from './replaceOpenings.ts';

const FEEDS = ['/careers/feed.xml', '/careers/feed.json'];
const TYPES = ['application/rss+xml', 'application/feed+json'];

describe('the feeds of openings', () => {
  let server: TestServer;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
  const readIds = async (path: string) =>
    [...(await (await get(path)).text()).matchAll(/career-details\/(\d+)(?="|<\/guid>|<\/id>)/g)].map(
      ([, id]) => Number(id),
    );

  beforeAll(async () => {
    server = await startServer();
    replaceOpenings(server.dataDir, 60, 'Mend <b>what</b> is broken\u0001 & rest.\n\n- Well');
    await waitForCaches();
  });
  afterAll(() => server.stop());

  it.each(FEEDS.map((path, index) => [path, TYPES[index]] as const))(
    'are sent as %s with their type, and cached',
    async (path, type) => {
      const first = await get(path);
      expect([first.status, first.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
      const again = await get(path, { 'if-none-match': String(first.headers.get('etag')) });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await fetch(server.url + path, { method: 'POST' })).status).toBe(405);
    },
  );

  it.each(FEEDS)(
    'contain the fifty newest, or those that match filters and search words: %s',
    async (path) => {
      const all = new Set(await readIds(path));
      expect([all.size, Math.max(...all)]).toEqual([50, 50]);
      expect(
        [...new Set(await readIds(`${path}?location=germany&order=closing&page=2`))].slice(0, 3),
      ).toEqual([4, 8, 12]);
      expect([...new Set(await readIds(`${path}?q=technician+3`))]).toEqual([3]);
      expect(await readIds(`${path}?q=zebra`)).toEqual([]);
    },
  );

  it('show staff’s input as text, without characters that XML forbids', async () => {
    const rss = await (await get('/careers/feed.xml')).text();
    expect(rss).toContain(
      '&lt;p&gt;Mend &amp;lt;b&amp;gt;what&amp;lt;/b&amp;gt; is broken &amp;amp; rest.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Well&lt;/li&gt;&lt;/ul&gt;',
    );
    const json = (await (await get('/careers/feed.json')).json()) as { items: { content_html: string }[] };
    expect(json.items[0]?.content_html).toBe(
      '<p>Mend &lt;b&gt;what&lt;/b&gt; is broken &amp; rest.</p><ul><li>Well</li></ul>' +
        '<h3>Requirements</h3><ul><li>Patience</li></ul>' +
        '<ul><li>Location: London, United Kingdom</li><li>Employment: full-time</li></ul>',
    );
    expect(rss).toContain('<description>The newest 50 of 60 openings, newest first.</description>');
  });

  it('have every opening for job boards, with the fields that Indeed documents', async () => {
    const response = await get('/careers/jobs.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    expect(xml.match(/<job>/g)).toHaveLength(60);
    const street = listKnownPlaces().find(({ city }) => city === 'London')?.street;
    expect(xml).toContain(
      `<city>London</city><country>United Kingdom</country>${street ? `<streetaddress>${street}` : ''}`,
    );
    expect(xml).toContain('<country>Ireland</country>');
    expect(xml).toContain('<remotetype>Fully remote</remotetype>');
    expect(xml).toContain('<jobtype>fulltime</jobtype>');
  });

  it('are the same for job boards with and without compression', async () => {
    const read = async (encoding: string) => {
      const response = await get('/careers/jobs.xml', { 'accept-encoding': encoding });
      return { headers: response.headers, text: await response.text() };
    };
    const [gzip, brotli, identity] = [await read('gzip'), await read('br, gzip'), await read('identity')];
    expect([gzip, brotli, identity].map(({ headers }) => headers.get('content-encoding'))).toEqual([
      'gzip',
      'gzip',
      null,
    ]);
    expect(identity.text.match(/<job>/g)).toHaveLength(60);
    expect([gzip.text, brotli.text]).toEqual([identity.text, identity.text]);
    expect(gzip.headers.get('etag')).not.toBe(identity.headers.get('etag'));
  });

  it('omit an opening once it closes', async () => {
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 1");
    await waitForCaches();
    expect(await readIds('/careers/feed.xml')).not.toContain(1);
  });
});
