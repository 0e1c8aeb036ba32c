import type { FastifyInstance } from 'fastify';
import { paths, QUERY_FIELD } from '../../../content/paths.ts';
import { searchSite } from '../../../content/search/searchSite.ts';
import { SEARCHED_OPENINGS, SITE_SEARCH } from '../../../contract/siteSearch.ts';
import { siteIndexReader } from '../../pages/readSiteIndex.ts';
import { sendRendered } from '../../pages/renderAnswer.ts';
import { pageFile, sendNotFound, sendPage } from '../../pages/sendPage.ts';
import type { OpeningParts } from '../parts.ts';
import { toCard } from '../wire.ts';

type SearchParts = Pick<OpeningParts, 'openings' | 'loadRenderer' | 'site' | 'siteAnswers' | 'pageSources'>;

/** The first of several; everything else that is no text counts as no query. */
const queryOf = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.slice(0, SITE_SEARCH.maxLength) : '';
};

/** Openings of our own database; undefined where it does not answer. Those of another host are not searched here. */
const searchedOpenings = async ({ openings, pageSources }: SearchParts) => {
  if (pageSources.careersHost !== '') return [];
  try {
    return (await openings.listOpen({ limit: SEARCHED_OPENINGS })).map(toCard);
  } catch (error) {
    console.error(error);
    return undefined;
  }
};

/** The search page: with a query it is rendered with the results, so that it works without JavaScript. */
export const registerSearch = (app: FastifyInstance, parts: SearchParts): void => {
  const readIndex = siteIndexReader(parts.site);

  app.get<{ Querystring: Record<string, unknown> }>(paths.search, async (request, reply) => {
    const query = queryOf(request.query[QUERY_FIELD]);
    const index = query === '' || !(await parts.loadRenderer()) ? undefined : await readIndex();
    if (index) {
      reply.header('cache-control', 'no-cache');
      const seed = async () => ({
        search: searchSite({ index, openings: await searchedOpenings(parts) }, query),
      });
      const url = `${paths.search}?${new URLSearchParams({ [QUERY_FIELD]: query })}`;
      return sendRendered(reply, parts, { status: 200, url, seed });
    }
    const file = pageFile('search');
    return (await sendPage(reply, parts, { file })) ? reply : sendNotFound(request, reply, parts);
  });
};
