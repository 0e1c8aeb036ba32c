import type { FastifyInstance } from 'fastify';
import { catalogue } from '../../../content/catalogue.ts';
import { paths, QUERY_FIELD } from '../../../content/paths.ts';
import { SEARCH_MIN_LENGTH } from '../../../contract/constants.ts';
import { searchEntries } from '../../../lib/searchEntries.ts';
import { pageFile } from '../../pages/pageFile.ts';
import { sendNotFound } from '../../pages/sendNotFound.ts';
import { sendPage } from '../../pages/sendPage.ts';
import { sendRendered } from '../../pages/sendRendered.ts';
import type { OpeningParts } from '../parts.ts';

/** Longer than any title and any sentence of the catalogue that one would look for. */
const MAX_QUERY = 200;

/** The first of several; everything else that is no text asks for nothing. */
const queryOf = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.slice(0, MAX_QUERY) : '';
};

/** The search page: with its answer in it, so that it needs no script; as it was built without a query (SEARCH-9). */
export const registerSearch = (
  app: FastifyInstance,
  parts: Pick<OpeningParts, 'loadRenderer' | 'site' | 'siteAnswers' | 'pageSources'>,
): void => {
  app.get<{ Querystring: Record<string, unknown> }>(paths.search, async (request, reply) => {
    const query = queryOf(request.query[QUERY_FIELD]);
    if (query !== '' && (await parts.loadRenderer())) {
      const results = searchEntries(catalogue, query, SEARCH_MIN_LENGTH);
      reply.header('cache-control', 'no-cache');
      return sendRendered(reply, parts, { status: 200, seed: { search: { query, results } } });
    }
    const file = pageFile('search');
    return (await sendPage(reply, parts, { file })) ? reply : sendNotFound(request, reply, parts);
  });
};
