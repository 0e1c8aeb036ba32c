import { buildSettings } from '../contract/buildSettings.ts';
import { writeFilters } from '../contract/openingFilterQuery.ts';
import { readFilters } from '../contract/openingFilters.ts';
import { feedTexts } from '../content/feedTexts.ts';
import { feedPath, feedTypes, OPENING_FEEDS } from '../content/feedTypes.ts';
import { feedPaths, type PageName } from '../content/paths.ts';
import { escapeXml } from '../lib/escapeXml.ts';

const link = (type: string, title: string, href: string): string =>
  `<link rel="alternate" type="${type}" title="${escapeXml(title)}" href="${escapeXml(href)}">`;

/** Links to the feeds of a page's content, for feed readers. */
export const feedLinks = (name: PageName | undefined, listQuery: string): string[] => {
  if (name === 'companyNews') return [link(feedTypes.rss, feedTexts.news, feedPaths.news)];
  if (name !== 'careers' || buildSettings.careersHost !== '') return [];
  const query = writeFilters({ ...readFilters(listQuery).filters, order: 'newest', page: 1 });
  return OPENING_FEEDS.map((kind) =>
    link(feedTypes[kind], `${feedTexts.openings} (${feedTexts.kinds[kind]})`, feedPath(kind, query)),
  );
};
