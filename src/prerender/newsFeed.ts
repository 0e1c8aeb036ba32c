import { feedTexts } from '../content/feedTexts.ts';
import { news } from '../content/news.ts';
import { feedPaths, paths } from '../content/paths.ts';
import { site } from '../content/site.ts';
import { escapeXml } from '../lib/escapeXml.ts';
import { toRssFeed } from '../lib/feeds.ts';

const toInstant = (day: string): string => `${day}T00:00:00.000Z`;

/** The company's news for feed readers, written at build time. */
export const newsFeed = (siteUrl: string): string => {
  const page = siteUrl + paths.companyNews;
  return toRssFeed({
    title: feedTexts.news,
    description: feedTexts.newsDescription,
    pageUrl: page,
    feedUrl: siteUrl + feedPaths.news,
    author: site.fullName,
    entries: news.map(({ id, date, title, paragraphs }) => ({
      url: `${page}#${id}`,
      title,
      html: paragraphs.map((text) => `<p>${escapeXml(text)}</p>`).join(''),
      posted: toInstant(date),
      updated: toInstant(date),
    })),
  });
};
