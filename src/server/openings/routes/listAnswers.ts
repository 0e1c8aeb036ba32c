import { calls } from '../../../contract/calls.ts';
import { askedQuery } from '../../../contract/openingFilterQuery.ts';
import type { IgnoredValue } from '../../../contract/openingFilters.ts';
import type { AnswerStore, HeldAnswer } from '../../platform/http/kept/answerStore.ts';
import { keepText, type KeptAnswer } from '../../platform/http/kept/keptAnswer.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sentences } from '../../platform/http/sentences.ts';
import type { OpeningParts } from '../parts.ts';
import { findAfter } from '../search/findAfter.ts';
import { storeFor } from '../search/keptAnswers.ts';
import { toSummary } from '../wire.ts';
import type { ListCut } from './readListCut.ts';

export type ListParts = Pick<
  OpeningParts,
  'openings' | 'openingSearch' | 'openingAnswers' | 'filterAnswers' | 'wordAnswers'
>;

const JSON_TYPE = 'application/json; charset=utf-8';
export const keepJson = (value: unknown, headers: Record<string, string> = {}): KeptAnswer =>
  keepText({ status: 200, type: JSON_TYPE, headers, text: JSON.stringify(value) });

/** What was not understood, for a program: an array has no place for it (docs/requirements.md, LIST-2). */
const ignoredHeader = (ignored: readonly IgnoredValue[]): Record<string, string> => {
  const params = new URLSearchParams(ignored.map(({ name, value }) => [name, value]));
  return ignored.length === 0 ? {} : { 'x-ignored-filters': params.toString() };
};

const nextHeader = (asked: string, limit: number, last: number): Record<string, string> => {
  const params = new URLSearchParams(asked);
  params.delete('page');
  params.set('limit', String(limit));
  params.set('after', String(last));
  return { link: `<${calls.careerList}?${params.toString()}>; rel="next"` };
};

const cutList = async (
  { openingSearch }: ListParts,
  asked: string,
  { limit = Infinity, after }: ListCut,
): Promise<KeptAnswer> => {
  const { filters, ignored } = await openingSearch.read(asked);
  const place = after === undefined ? undefined : await openingSearch.placeOf(after);
  if (after !== undefined && !place) throw new Refusal(400, sentences.badAfter);
  const { found } = await openingSearch.find(filters);
  const rest = place ? findAfter(found, filters.order, place) : found;
  const cut = rest.slice(0, limit);
  const last = cut.at(-1);
  const headers = {
    ...ignoredHeader(ignored),
    ...(last && cut.length < rest.length ? nextHeader(asked, limit, last.id) : {}),
  };
  return keepJson((await openingSearch.listByIds(cut.map(({ id }) => id))).map(toSummary), headers);
};

/** Whoever goes through the list asks for each part once. */
const storeOfCut = (parts: ListParts, asked: string, { after }: ListCut): Promise<AnswerStore> => {
  if (after !== undefined) return Promise.resolve(parts.wordAnswers);
  return asked === '' ? Promise.resolve(parts.filterAnswers) : storeFor(parts, parts.openingSearch, asked);
};

/** The list call's answer: all openings as specified, or those that are wanted (docs/requirements.md, CALL-1, LIST-4). */
export const listAnswer = async (parts: ListParts, query: string, cut: ListCut): Promise<HeldAnswer> => {
  const asked = askedQuery(query);
  if (asked === '' && cut.limit === undefined && cut.after === undefined) {
    const all = async () => keepJson((await parts.openings.listOpen()).map(toSummary));
    return parts.openingAnswers.get('list', all);
  }
  const store = await storeOfCut(parts, asked, cut);
  return store.get(`list ${cut.limit ?? ''} ${cut.after ?? ''} ${asked}`, () => cutList(parts, asked, cut));
};

/** One page of the list with its filters, as the careers page draws it. */
export const searchAnswer = async (parts: ListParts, query: string): Promise<HeldAnswer> => {
  const asked = askedQuery(query);
  const store = await storeFor(parts, parts.openingSearch, asked);
  return store.get(`search ${asked}`, async () => keepJson(await parts.openingSearch.findPage(asked)));
};
