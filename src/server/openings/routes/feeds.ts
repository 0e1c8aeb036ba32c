import type { FastifyInstance } from 'fastify';
import { jobTexts } from '../../../content/careersTexts.ts';
import { feedTexts } from '../../../content/feedTexts.ts';
import { feedPath, feedTypes, OPENING_FEEDS } from '../../../content/feedTypes.ts';
import { feedPaths, type OpeningFeed, openingPath, paths } from '../../../content/paths.ts';
import { site } from '../../../content/site.ts';
import { buildSettings } from '../../../contract/buildSettings.ts';
import { hasFilters, writeFilters } from '../../../contract/openingFilterQuery.ts';
import type { OpeningFilters } from '../../../contract/openingFilters.ts';
import { blocksHtml, listHtml } from '../../../lib/blocksHtml.ts';
import { type Feed, type FeedEntry, toJsonFeed, toRssFeed } from '../../../lib/feeds.ts';
import { readQuery } from '../../platform/http/requestUrl.ts';
import {
  type CachedResponse,
  makePiecedResponse,
  makeTextResponse,
  sendResponse,
} from '../../platform/http/cachedResponse.ts';
import type { Opening } from '../queries/toOpening.ts';
import { writeJobBoardXml } from '../text/jobBoardXml.ts';
import type { ListDependencies } from './listResponses.ts';

const MAX_ENTRIES = 50;

const writers: Readonly<Record<OpeningFeed, (feed: Feed) => string>> = {
  rss: toRssFeed,
  json: toJsonFeed,
};

const siteUrl = buildSettings.siteUrl || site.url;

const FACTS = ['location', 'workplace', 'employment_type', 'salary_range', 'closing_date'] as const;

/** The opening's text, its requirements, and where, for how much and until when. */
const toHtml = (opening: Opening): string =>
  [
    blocksHtml(opening.description),
    ...(opening.requirements.length > 0
      ? [`<h3>${jobTexts.requirements}</h3>`, listHtml(opening.requirements)]
      : []),
    listHtml(FACTS.flatMap((name) => (opening[name] ? [`${jobTexts.facts[name]}: ${opening[name]}`] : []))),
  ].join('');

const toEntry = (opening: Opening): FeedEntry => ({
  url: siteUrl + openingPath(opening.id),
  title: `${opening.job_title}, ${opening.location}`,
  html: toHtml(opening),
  posted: opening.posted_at,
  updated: opening.updated_at,
});

const makeFeedResponse = async (
  dependencies: ListDependencies,
  kind: OpeningFeed,
  query: string,
): Promise<CachedResponse> => {
  const { openingSearch } = dependencies;
  const { filters } = await openingSearch.read(query);
  // A feed is newest first, even if the page has another order.
  const feedFilters: OpeningFilters = { ...filters, order: 'newest', page: 1 };
  const listQuery = writeFilters(feedFilters);
  return dependencies.openingResponses.get(`${kind} ${listQuery}`, async () => {
    const matches = await openingSearch.find(feedFilters);
    const openings = await openingSearch.listByIds(matches.slice(0, MAX_ENTRIES).map(({ id }) => id));
    const titleSuffix = hasFilters(feedFilters) ? `: ${feedTexts.filtered(feedFilters)}` : '';
    const text = writers[kind]({
      title: feedTexts.openings + titleSuffix,
      description: feedTexts.openingsDescription(openings.length, matches.length),
      pageUrl: siteUrl + paths.careers + (listQuery && `?${listQuery}`),
      feedUrl: siteUrl + feedPath(kind, listQuery),
      author: site.fullName,
      entries: openings.map(toEntry),
    });
    return makeTextResponse({ status: 200, type: `${feedTypes[kind]}; charset=utf-8` }, text);
  });
};

const findLatestChange = async (
  pieces: AsyncIterable<readonly Pick<Opening, 'updated_at'>[]>,
): Promise<string | undefined> => {
  let latest: string | undefined;
  for await (const openings of pieces)
    for (const { updated_at } of openings)
      if (latest === undefined || updated_at > latest) latest = updated_at;
  return latest;
};

/** Feeds of the openings that match a query. */
export const registerFeeds = (app: FastifyInstance, dependencies: ListDependencies): void => {
  for (const kind of OPENING_FEEDS) {
    app.get(feedPaths[kind], async (request, reply) =>
      sendResponse(
        reply.header('cache-control', 'no-cache'),
        await makeFeedResponse(dependencies, kind, readQuery(request)),
      ),
    );
  }
  app.get(feedPaths.jobBoards, async (_request, reply) => {
    const response = await dependencies.openingResponses.get('job boards', async () => {
      const { openings } = dependencies;
      const changedAt = await findLatestChange(openings.readOpenIds());
      const parts = writeJobBoardXml(openings.readOpen(), { siteUrl, toHtml, changedAt });
      return makePiecedResponse({ status: 200, type: 'application/xml; charset=utf-8' }, parts);
    });
    return sendResponse(reply.header('cache-control', 'no-cache'), response);
  });
};
