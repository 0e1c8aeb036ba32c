import { parseJobId } from '../../../content/resolvePath.ts';
import { calls } from '../../../contract/calls.ts';
import { MAX_LISTED } from '../../../contract/constants.ts';
import { byField } from '../../../contract/fieldTable.ts';
import { ALERTS_HEADER, TOTAL_HEADER } from '../../../contract/listHeaders.ts';
import { listQueryOf, partQuery } from '../../../contract/openingFilterQuery.ts';
import {
  FILTER_FIELDS,
  type IgnoredValue,
  PAGE_SIZE,
  readFilters,
} from '../../../contract/openingFilters.ts';
import type { PageSeed } from '../../../contract/renderer.ts';
import { type Answer, jsonAnswer } from '../../platform/http/answer.ts';
import { Refusal, sentences } from '../../platform/http/refusal.ts';
import type { OpeningParts } from '../parts.ts';
import { findAfter } from '../search/openingSearch.ts';
import { toCard, toSummary } from '../wire.ts';

/** Which part of the list is wanted: at most so many, after the opening of this id or after so many. */
interface ListCut {
  limit?: number;
  after?: number;
  offset?: number;
}

const MOST = 1000;

/** The number of a parameter that is given once; undefined where it is left out or empty. Refuses anything else. */
const numberOf = (params: URLSearchParams, name: keyof ListCut, sentence: string): number | undefined => {
  const given = params.getAll(name).filter((value) => value !== '');
  if (given.length === 0) return undefined;
  const number = given.length === 1 ? parseJobId(given[0] ?? '') : undefined;
  if (!number) throw new Refusal(400, sentence);
  return number;
};

/** Reads `limit`, `after` and `offset`. Refuses with 400 what is out of range (docs/requirements.md, LIST-4). */
export const readListCut = (query: string): ListCut => {
  const params = new URLSearchParams(query);
  const limit = numberOf(params, 'limit', sentences.badLimit);
  const after = numberOf(params, 'after', sentences.badAfter);
  const offset = numberOf(params, 'offset', sentences.badOffset);
  if (limit !== undefined && limit > MOST) throw new Refusal(400, sentences.badLimit);
  return {
    ...(limit !== undefined && { limit }),
    ...(after !== undefined && { after }),
    ...(offset !== undefined && { offset }),
  };
};

export type ListParts = Pick<OpeningParts, 'openings' | 'openingSearch' | 'openingAnswers' | 'hasMail'>;

/** What was not understood, for a program: an array has no place for it (docs/requirements.md, LIST-2). */
const ignoredHeader = (ignored: readonly IgnoredValue[]): Record<string, string> => {
  const params = new URLSearchParams(ignored.map(({ name, value }) => [name, value]));
  return ignored.length === 0 ? {} : { 'x-ignored-filters': params.toString() };
};

const nextHeader = (query: string, cut: Record<string, number>): Record<string, string> => {
  const params = new URLSearchParams(query);
  params.delete('page');
  for (const [name, value] of Object.entries(cut)) params.set(name, String(value));
  return { link: `<${calls.careerList}?${params.toString()}>; rel="next"` };
};

/** A part of the openings that a query finds: at most `MAX_LISTED` of them, unless it says otherwise. */
const findPart = async (
  { openingSearch }: Pick<ListParts, 'openingSearch'>,
  query: string,
  { limit = MAX_LISTED, after, offset = 0 }: ListCut,
) => {
  const { filters, ignored } = await openingSearch.read(query);
  const place = after === undefined ? undefined : await openingSearch.placeOf(after);
  if (after !== undefined && !place) throw new Refusal(400, sentences.badAfter);
  const { found } = await openingSearch.find(filters);
  const rest = place ? findAfter(found, filters.order, place) : found.slice(offset);
  const cut = rest.slice(0, limit);
  const last = cut.at(-1);
  return {
    openings: await openingSearch.listByIds(cut.map(({ id }) => id)),
    total: found.length,
    ignored,
    next:
      last && cut.length < rest.length
        ? nextHeader(query, offset > 0 ? { limit, offset: offset + limit } : { limit, after: last.id })
        : {},
  };
};

const cutList = async (parts: ListParts, query: string, cut: ListCut): Promise<Answer> => {
  const { openings, total, ignored, next } = await findPart(parts, query, cut);
  return jsonAnswer(openings.map(toSummary), {
    [TOTAL_HEADER]: String(total),
    ...(parts.hasMail ? { [ALERTS_HEADER]: 'yes' } : {}),
    ...ignoredHeader(ignored),
    ...next,
  });
};

/** The list call's answer: all openings as specified, up to a limit, or those that are wanted. */
export const listAnswer = (parts: ListParts, query: string, cut: ListCut): Promise<Answer> => {
  const listQuery = listQueryOf(query);
  const key = `list ${cut.limit ?? ''} ${cut.after ?? ''} ${cut.offset ?? ''} ${listQuery}`;
  return parts.openingAnswers.get(key, () => cutList(parts, listQuery, cut));
};

/** Characters of JSON up to which a document carries the whole list. */
const MOST_IN_DOCUMENT = 100_000;
const MAX_FILTER_VALUES = 40;

/** The careers page's openings, as its address asks for them. */
export const listSeeds = async (
  parts: ListParts,
  listQuery: string,
): Promise<Pick<PageSeed, 'list' | 'part'>> => {
  const alerts = parts.hasMail ? ({ hasAlerts: true } as const) : {};
  const { openings, total } = await findPart(parts, '', {});
  const whole = openings.map(toSummary);
  if (whole.length === total && JSON.stringify(whole).length <= MOST_IN_DOCUMENT)
    return { list: { openings: whole, total, ...alerts } };
  const known = await parts.openingSearch.values();
  const values = byField(FILTER_FIELDS, (field) => known[field].slice(0, MAX_FILTER_VALUES));
  const newest = openings.slice(0, PAGE_SIZE).map(toCard);
  const { page } = readFilters(listQuery).filters;
  const part =
    listQuery === ''
      ? { openings: newest, total }
      : await findPart(parts, listQuery, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }).then(
          (found) => ({
            openings: found.openings.map(toCard),
            total: found.total,
          }),
        );
  return {
    list: { openings: newest, total, values, ...alerts },
    part: { ...part, query: partQuery(listQuery) },
  };
};
