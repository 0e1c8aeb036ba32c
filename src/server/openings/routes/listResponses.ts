import { parseJobId } from '../../../content/resolvePath.ts';
import { calls } from '../../../contract/calls.ts';
import { DEFAULT_LIST_LIMIT } from '../../../contract/constants.ts';
import { mapFields } from '../../../contract/fieldTable.ts';
import {
  ALERTS_HEADER,
  FILTERS_HEADER,
  IGNORED_HEADER,
  TOTAL_HEADER,
} from '../../../contract/listHeaders.ts';
import { toListQuery, toPageQuery, writeFilters } from '../../../contract/openingFilterQuery.ts';
import {
  FILTER_FIELDS,
  type IgnoredValue,
  PAGE_SIZE,
  readFilters,
} from '../../../contract/openingFilters.ts';
import type { PageSeed } from '../../../contract/renderer.ts';
import { type CachedResponse, makeJsonResponse } from '../../platform/http/cachedResponse.ts';
import { Refusal, sentences } from '../../platform/http/refusal.ts';
import type { OpeningDependencies } from '../dependencies.ts';
import { findAfter } from '../queries/openingSearch.ts';
import { toCard, toListed, toSummary } from '../wire.ts';

/** A part of the list: at most `limit` openings, after the opening with the id `after` or after `offset` openings. */
interface ListPart {
  limit?: number | undefined;
  after?: number | undefined;
  offset?: number | undefined;
}

const MAX_LIMIT = 1000;

/** Reads a whole number from 1; undefined if the parameter is missing or empty. Refuses anything else. */
const readNumber = (params: URLSearchParams, name: keyof ListPart, sentence: string): number | undefined => {
  const values = params.getAll(name).filter((value) => value !== '');
  if (values.length === 0) return undefined;
  const number = values.length === 1 ? parseJobId(values[0] ?? '') : undefined;
  if (!number) throw new Refusal(400, sentence);
  return number;
};

/** Reads `limit`, `after` and `offset`. Refuses values out of range with 400. */
const readListPart = (query: string): ListPart => {
  const params = new URLSearchParams(query);
  const limit = readNumber(params, 'limit', sentences.badLimit);
  if (limit !== undefined && limit > MAX_LIMIT) throw new Refusal(400, sentences.badLimit);
  return {
    limit,
    after: readNumber(params, 'after', sentences.badAfter),
    offset: readNumber(params, 'offset', sentences.badOffset),
  };
};

export type ListDependencies = Pick<
  OpeningDependencies,
  'openings' | 'openingSearch' | 'openingResponses' | 'hasMail'
>;

/** The header that reports ignored filters to API clients. */
const ignoredHeader = (ignored: readonly IgnoredValue[]): Record<string, string> => {
  const params = new URLSearchParams(ignored.map(({ name, value }) => [name, value]));
  return ignored.length === 0 ? {} : { [IGNORED_HEADER]: params.toString() };
};

const nextHeader = (query: string, part: Record<string, number>): Record<string, string> => {
  const params = new URLSearchParams(query);
  params.delete('page');
  for (const [name, value] of Object.entries(part)) params.set(name, String(value));
  return { link: `<${calls.careerList}?${params.toString()}>; rel="next"` };
};

/** Finds a part of the openings that match a query. */
const findPart = async (
  { openingSearch }: Pick<ListDependencies, 'openingSearch'>,
  query: string,
  { limit = DEFAULT_LIST_LIMIT, after, offset = 0 }: ListPart,
) => {
  const { filters, ignored } = await openingSearch.read(query);
  const position = after === undefined ? undefined : await openingSearch.findPosition(after);
  if (after !== undefined && !position) throw new Refusal(400, sentences.badAfter);
  const matches = await openingSearch.find(filters);
  const remaining = position ? findAfter(matches, filters.order, position) : matches.slice(offset);
  const part = remaining.slice(0, limit);
  const last = part.at(-1);
  return {
    openings: await openingSearch.listByIds(part.map(({ id }) => id)),
    total: matches.length,
    foundQuery: writeFilters({ ...filters, page: 1 }),
    ignored,
    next:
      last && part.length < remaining.length
        ? nextHeader(query, offset > 0 ? { limit, offset: offset + limit } : { limit, after: last.id })
        : {},
  };
};

/** The response of the list call: all openings up to a limit, or those that match the query. */
export const makeListResponse = (dependencies: ListDependencies, query: string): Promise<CachedResponse> => {
  const listQuery = toListQuery(query);
  const part = readListPart(query);
  const key = `list ${part.limit ?? ''} ${part.after ?? ''} ${part.offset ?? ''} ${listQuery}`;
  return dependencies.openingResponses.get(key, async () => {
    const { openings, total, foundQuery, ignored, next } = await findPart(dependencies, listQuery, part);
    return makeJsonResponse(openings.map(toListed), {
      [TOTAL_HEADER]: String(total),
      ...(dependencies.hasMail && { [ALERTS_HEADER]: 'yes' }),
      [FILTERS_HEADER]: foundQuery,
      ...ignoredHeader(ignored),
      ...next,
    });
  });
};

/** The seed contains the complete list if its JSON is not longer than this. */
const MAX_JSON_LENGTH = 100_000;
const MAX_FILTER_VALUES = 40;

/** Makes the seed of the careers page for a query. A page that does not exist shows the first one. */
export const makeListSeed = async (
  dependencies: ListDependencies,
  listQuery: string,
): Promise<Pick<PageSeed, 'list' | 'part' | 'isPageMissing'>> => {
  const alerts = dependencies.hasMail ? ({ hasAlerts: true } as const) : {};
  const { openings, total } = await findPart(dependencies, '', {});
  const { page } = readFilters(listQuery).filters;
  const offset = (page - 1) * PAGE_SIZE;
  const requested = await findPart(dependencies, listQuery, { limit: PAGE_SIZE, offset });
  const isPageMissing = page > 1 && offset >= requested.total;
  const missing = isPageMissing ? ({ isPageMissing } as const) : {};
  const summaries = openings.map(toSummary);
  if (summaries.length === total && JSON.stringify(summaries).length <= MAX_JSON_LENGTH)
    return { list: { openings: summaries, total, ...alerts }, ...missing };
  const known = await dependencies.openingSearch.values();
  const values = mapFields(FILTER_FIELDS, (field) => known[field].slice(0, MAX_FILTER_VALUES));
  const part = isPageMissing ? await findPart(dependencies, listQuery, { limit: PAGE_SIZE }) : requested;
  const unknownPage: IgnoredValue[] = isPageMissing ? [{ name: 'page', value: String(page) }] : [];
  return {
    list: { openings: openings.slice(0, PAGE_SIZE).map(toCard), total, values, ...alerts },
    part: {
      openings: part.openings.map(toCard),
      total: part.total,
      query: toPageQuery(listQuery),
      foundQuery: part.foundQuery,
      ignored: [...part.ignored, ...unknownPage],
    },
    ...missing,
  };
};
