import type { FastifyInstance } from 'fastify';
import { paths, QUERY_FIELD } from '../../../content/paths.ts';
import { openingsFinder } from '../../../content/search/openingsFinder.ts';
import { searchSite, type SearchedSite } from '../../../content/search/searchSite.ts';
import { NEWEST_OPENINGS, SITE_SEARCH } from '../../../contract/siteSearch.ts';
import { pageFile } from '../../pages/sendPage.ts';
import { siteIndexReader } from '../../pages/readSiteIndex.ts';
import { sendNotFound } from '../../pages/sendNotFound.ts';
import { sendPage } from '../../pages/sendPage.ts';
import { sendRendered } from '../../pages/renderAnswer.ts';
import type { OpeningParts } from '../parts.ts';
import { toSummary } from '../wire.ts';

type SearchParts = Pick<
  OpeningParts,
  'openings' | 'openingSearch' | 'loadRenderer' | 'site' | 'siteAnswers' | 'pageSources'
>;

/** The first of several; everything else that is no text asks for nothing. */
const queryOf = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.slice(0, SITE_SEARCH.maxLength) : '';
};

/** Openings of our own database; those of another host are that host's to search (FIND-1). */
const openingsOf = ({ openings, openingSearch, pageSources }: SearchParts): SearchedSite['findOpenings'] => {
  if (pageSources.careersHost !== '') return () => Promise.resolve([]);
  return openingsFinder({
    newest: async () => {
      const newest = await openings.listOpen({ limit: NEWEST_OPENINGS });
      return { openings: newest.map(toSummary), isAll: newest.length < NEWEST_OPENINGS };
    },
    withWords: async (q) => {
      const { filters } = await openingSearch.read(new URLSearchParams({ q }).toString());
      const ids = (await openingSearch.find(filters)).found.slice(0, NEWEST_OPENINGS).map(({ id }) => id);
      return (await openingSearch.listByIds(ids)).map(toSummary);
    },
  });
};

/**
 * The search page: with its answer in it, so that it needs no script; as it was built without a query. Answers are
 * drawn for the request and kept nowhere: there are as many as people can type (docs/requirements.md, FIND-6).
 */
export const registerSearch = (app: FastifyInstance, parts: SearchParts): void => {
  const readIndex = siteIndexReader(parts.site);
  const findOpenings = openingsOf(parts);

  app.get<{ Querystring: Record<string, unknown> }>(paths.search, async (request, reply) => {
    const query = queryOf(request.query[QUERY_FIELD]);
    const index = query === '' || !(await parts.loadRenderer()) ? undefined : await readIndex();
    if (index) {
      reply.header('cache-control', 'no-cache');
      const search = await searchSite({ index, findOpenings }, query);
      const url = `${paths.search}?${new URLSearchParams({ [QUERY_FIELD]: query })}`;
      return sendRendered(reply, parts, { status: 200, url, seed: { search } });
    }
    const file = pageFile('search');
    return (await sendPage(reply, parts, { file })) ? reply : sendNotFound(request, reply, parts);
  });
};
