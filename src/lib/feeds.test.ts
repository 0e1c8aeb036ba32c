import { toJsonFeed, toRssFeed, type Feed } from './feeds.ts';

const feed: Feed = {
  title: 'Openings <& more>',
  description: 'All of them',
  pageUrl: 'https://site.example/careers?q=a&location=B',
  feedUrl: 'https://site.example/careers/feed.xml?q=a&location=B',
  author: 'Site',
  entries: [
    {
      url: 'https://site.example/career-details/7',
      title: 'Engineer \u0000]]> “C”\ud800',
      html: '<p>&lt;script&gt; &amp; more</p>',
      posted: '2026-11-02T10:00:00.000Z',
      updated: '2026-11-03T10:00:00.000Z',
    },
  ],
};

const parse = (xml: string): Document => {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
};
const readText = (parsed: Document, selector: string) => parsed.querySelector(selector)?.textContent;

it('writes RSS that a parser reads back to the same values', () => {
  const parsed = parse(toRssFeed(feed));
  expect(readText(parsed, 'channel > title')).toBe(feed.title);
  expect(readText(parsed, 'channel > link')).toBe(feed.pageUrl);
  expect(readText(parsed, 'item > title')).toBe('Engineer ]]> “C”');
  expect(readText(parsed, 'item > description')).toBe(feed.entries[0]?.html);
  expect(readText(parsed, 'item > pubDate')).toBe('Mon, 02 Nov 2026 10:00:00 GMT');
  expect(readText(parsed, 'lastBuildDate')).toBe('Tue, 03 Nov 2026 10:00:00 GMT');
  expect(parsed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(feed.feedUrl);
});

it('writes a JSON feed', () => {
  expect(JSON.parse(toJsonFeed(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: feed.feedUrl,
    items: [{ id: feed.entries[0]?.url, content_html: feed.entries[0]?.html }],
  });
});
