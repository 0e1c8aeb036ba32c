import { escapeXml } from './escapeXml.ts';

export interface FeedEntry {
  /** Absolute; also the entry's id. */
  url: string;
  title: string;
  /** Complete and escaped. */
  html: string;
  /** ISO 8601 instants. */
  posted: string;
  updated: string;
}

export interface Feed {
  title: string;
  description: string;
  /** Absolute addresses of the page that shows the same entries, and of the feed itself. */
  page: string;
  self: string;
  author: string;
  entries: readonly FeedEntry[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** Date of a feed without entries, which has not changed yet. */
const NEVER = '1970-01-01T00:00:00.000Z';

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
const findLatest = ({ entries }: Feed): string =>
  entries.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), NEVER);
const toRssDate = (iso: string): string => new Date(iso).toUTCString();

/** RSS 2.0. */
export const toRssFeed = (feed: Feed): string => {
  const items = feed.entries.map(
    ({ url, title, html, posted }) =>
      `<item>${element('title', title)}${element('link', url)}<guid isPermaLink="true">${escapeXml(url)}</guid>${element('pubDate', toRssDate(posted))}${element('description', html)}</item>\n`,
  );
  return `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', feed.title)}${element('link', feed.page)}${element('description', feed.description)}
<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>
<language>en-GB</language>${element('lastBuildDate', toRssDate(findLatest(feed)))}
${items.join('')}</channel></rss>
`;
};

/** JSON Feed 1.1. */
export const toJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: 'en-GB',
    authors: [{ name: feed.author }],
    items: feed.entries.map(({ url, title, html, posted, updated }) => ({
      id: url,
      url,
      title,
      content_html: html,
      date_published: posted,
      date_modified: updated,
    })),
  });
