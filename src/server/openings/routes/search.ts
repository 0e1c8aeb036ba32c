import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { paths, QUERY_FIELD } from '../../../content/paths.ts';
import { readSiteIndex, type SiteIndex } from '../../../content/search/siteIndex.ts';
import { searchSite } from '../../../content/search/searchSite.ts';
import { SEARCH_FILE, SEARCHED_OPENINGS, SITE_SEARCH } from '../../../contract/siteSearch.ts';
import { describeFailure } from '../../platform/database/storageFailure.ts';
import { sendRendered } from '../../pages/renderResponse.ts';
import { sendBuiltPage } from '../../pages/sendPage.ts';
import type { OpeningDependencies } from '../dependencies.ts';
import { toCard } from '../wire.ts';

type SearchDependencies = Pick<
  OpeningDependencies,
  'openings' | 'loadRenderer' | 'site' | 'siteResponses' | 'pageSources'
>;

/**
 * Returns a function that reads the site index and rereads it after a new build. It returns undefined if there is no
 * index.
 */
const makeSiteIndexReader = (site: string): (() => Promise<SiteIndex | undefined>) => {
  const file = join(site, SEARCH_FILE);
  let cached: { mtimeMs: number; index: SiteIndex } | undefined;
  return async () => {
    const stats = await stat(file).catch(() => undefined);
    if (!stats) return undefined;
    if (cached?.mtimeMs !== stats.mtimeMs)
      cached = { mtimeMs: stats.mtimeMs, index: readSiteIndex(await readFile(file, 'utf8')) };
    return cached.index;
  };
};

/** Reads the first query if there are several; '' if it is not a string. */
const readQuery = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.slice(0, SITE_SEARCH.maxLength) : '';
};

/**
 * Lists the openings in our own database that accept applications; undefined if it fails. Those of another host are not
 * searched.
 */
const listOpenings = async ({ openings, pageSources }: SearchDependencies, log: FastifyBaseLogger) => {
  if (pageSources.careersHost !== '') return [];
  try {
    return (await openings.listOpen({ limit: SEARCHED_OPENINGS })).map(toCard);
  } catch (error) {
    log.error(describeFailure(error), 'the database failed');
    return undefined;
  }
};

/** The search page. With a query it is rendered with the results, so that it works without JavaScript. */
export const registerSearch = (app: FastifyInstance, dependencies: SearchDependencies): void => {
  const readIndex = makeSiteIndexReader(dependencies.site);

  app.get<{ Querystring: Record<string, unknown> }>(paths.search, async (request, reply) => {
    const query = readQuery(request.query[QUERY_FIELD]);
    const index = query === '' || !(await dependencies.loadRenderer()) ? undefined : await readIndex();
    if (index) {
      reply.header('cache-control', 'no-cache');
      const seed = async () => ({
        search: searchSite({ index, openings: await listOpenings(dependencies, request.log) }, query),
      });
      const url = `${paths.search}?${new URLSearchParams({ [QUERY_FIELD]: query })}`;
      return sendRendered(reply, dependencies, { status: 200, url, seed });
    }
    return sendBuiltPage(reply, dependencies, 'search');
  });
};
