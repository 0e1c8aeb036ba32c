import { escapeXml } from './escapeXml.ts';

export interface FeedEntry {
  /** Absolute; also the entry's id. */
  url: string;
  title: string;
  /** The complete text as HTML. */
  html: string;
  /** ISO 8601 instants. */
  posted: string;
  updated: string;
}

export interface Feed {
  title: string;
  description: string;
  /** Absolute URLs of the page that shows the same entries, and of the feed. */
  pageUrl: string;
  feedUrl: string;
  author: string;
  entries: readonly FeedEntry[];
}

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** The date of the last update of a feed without entries. */
const EMPTY_FEED_DATE = '1970-01-01T00:00:00.000Z';

const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
const findLastUpdate = ({ entries }: Feed): string =>
  entries.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), EMPTY_FEED_DATE);
const toRssDate = (iso: string): string => new Date(iso).toUTCString();

/** RSS 2.0. */
export const toRssFeed = (feed: Feed): string => {
  const items = feed.entries.map(
    ({ url, title, html, posted }) =>
      `<item>${xmlElement('title', title)}${xmlElement('link', url)}<guid isPermaLink="true">${escapeXml(url)}</guid>${xmlElement('pubDate', toRssDate(posted))}${xmlElement('description', html)}</item>\n`,
  );
  return `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${xmlElement('title', feed.title)}${xmlElement('link', feed.pageUrl)}${xmlElement('description', feed.description)}
<atom:link href="${escapeXml(feed.feedUrl)}" rel="self" type="application/rss+xml"/>
<language>en-GB</language>${xmlElement('lastBuildDate', toRssDate(findLastUpdate(feed)))}
${items.join('')}</channel></rss>
`;
};

/** JSON Feed 1.1. */
export const toJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
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
