import type { FoundOpenings } from '../contract/foundOpenings.ts';
import { PAGE_SIZE, readFilters } from '../contract/openingFilters.ts';
import { knownValues, narrowingFields, searchShelf, type ShelvedOpening } from '../contract/openingShelf.ts';
import type { OpeningList, OpeningSummary } from '../contract/schemas.ts';
import { openingValues } from './openingValues.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const MARKS = /\p{M}/gu;

const wordsIn = (text: string): string[] =>
  text.normalize('NFD').replaceAll(MARKS, '').toLowerCase().match(WORD) ?? [];

/** Whether every word that is looked for begins one of the opening's; as the database of our own server has it. */
const holds = (opening: OpeningSummary, wanted: readonly string[]): boolean => {
  const { job_title, company_name, location, department = '', description } = opening;
  const words = wordsIn([job_title, company_name, location, department, description].join(' '));
  return wanted.every((start) => words.some((word) => word.startsWith(start)));
};

const toShelved = (opening: OpeningSummary): ShelvedOpening => ({
  id: opening.id,
  closing_date: opening.closing_date ?? null,
  values: openingValues(opening),
});

/** One page of a list that another back end gave whole: it knows no filters (docs/requirements.md, LIST-1, SET-2). */
export const findOpenings = (all: OpeningList, asked: string): FoundOpenings => {
  const shelf = all.map(toShelved);
  const byId = new Map(all.map((opening) => [opening.id, opening]));
  const known = knownValues(shelf);
  const { filters, ignored } = readFilters(asked, known);
  const wanted = wordsIn(filters.q);
  const hasWords = (id: number): boolean => {
    if (filters.q === '') return true;
    const opening = byId.get(id);
    return wanted.length > 0 && opening !== undefined && holds(opening, wanted);
  };
  const { found, counts } = searchShelf(shelf, filters, hasWords);
  const start = (filters.page - 1) * PAGE_SIZE;
  const isThere = start < Math.max(found.length, 1);
  const page = found.slice(isThere ? start : 0, (isThere ? start : 0) + PAGE_SIZE);
  return {
    asked,
    filters: isThere ? filters : { ...filters, page: 1 },
    ignored: isThere ? ignored : [...ignored, { name: 'page', value: String(filters.page) }],
    openings: page.flatMap(({ id }) => byId.get(id) ?? []),
    total: found.length,
    open: all.length,
    counts,
    fields: narrowingFields(shelf, known),
    hasNoAlerts: true,
  };
};
