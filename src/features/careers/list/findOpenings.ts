import { openingValues } from '../../../content/openingValues.ts';
import { mapFields } from '../../../contract/fieldTable.ts';
import {
  FILTER_FIELDS,
  PAGE_SIZE,
  readFilters,
  type FilterField,
  type IgnoredValue,
  type OpeningFilters,
} from '../../../contract/openingFilters.ts';
import {
  listValues,
  listUsefulFilters,
  filterOpenings,
  type FilterCounts,
  type FilterableOpening,
} from '../../../contract/filterOpenings.ts';
import type { OpeningList, OpeningSummary } from '../../../contract/schemas.ts';
import type { OpeningsResult } from '../../../store/careersApi.ts';

/** One page of the list, and the options of its filters. */
export interface FoundOpenings {
  /** The filters after unknown values were removed. `page` is an existing page. */
  filters: OpeningFilters;
  ignored: readonly IgnoredValue[];
  openings: OpeningList;
  /** Number of openings found, on all pages. */
  total: number;
  /** Number of all open openings. */
  openCount: number;
  counts: FilterCounts;
  /** The filters that can narrow the list. */
  filterFields: readonly FilterField[];
}

const WORD = /[\p{L}\p{N}]+/gu;
const COMBINING_MARKS = /\p{M}/gu;

const splitWords = (text: string): string[] =>
  text.normalize('NFD').replaceAll(COMBINING_MARKS, '').toLowerCase().match(WORD) ?? [];

/** Whether every word of the query is the beginning of one of the opening's words, as on our own server. */
const matchesWords = (opening: OpeningSummary, queryWords: readonly string[]): boolean => {
  const { job_title, company_name, location, department = '', description } = opening;
  const words = splitWords([job_title, company_name, location, department, description].join(' '));
  return queryWords.every((start) => words.some((word) => word.startsWith(start)));
};

const toCandidate = (opening: OpeningSummary): FilterableOpening => ({
  id: opening.id,
  closing_date: opening.closing_date ?? null,
  values: openingValues(opening),
});

/** Filters, sorts and pages the whole list by a URL's query. */
export const findOpenings = (all: OpeningList, listQuery: string): FoundOpenings => {
  const candidates = all.map(toCandidate);
  const byId = new Map(all.map((opening) => [opening.id, opening]));
  const knownValues = listValues(candidates);
  const { filters, ignored } = readFilters(listQuery, knownValues);
  const queryWords = splitWords(filters.q);
  const hasWords = (id: number): boolean => {
    if (filters.q === '') return true;
    const opening = byId.get(id);
    return queryWords.length > 0 && opening !== undefined && matchesWords(opening, queryWords);
  };
  const { matches: found, counts } = filterOpenings(candidates, filters, hasWords);
  const start = (filters.page - 1) * PAGE_SIZE;
  const pageExists = start < Math.max(found.length, 1);
  const page = pageExists ? filters.page : 1;
  return {
    filters: { ...filters, page },
    ignored: pageExists ? ignored : [...ignored, { name: 'page', value: String(filters.page) }],
    openings: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).flatMap(({ id }) => byId.get(id) ?? []),
    total: found.length,
    openCount: all.length,
    counts,
    filterFields: listUsefulFilters(candidates, knownValues),
  };
};

/** Does the same for a list that only our server has in full. `page` is the page that the server found. */
export const toFoundOpenings = (
  list: OpeningsResult,
  page: OpeningsResult,
  listQuery: string,
): FoundOpenings => {
  const candidates = list.openings.map(toCandidate);
  const knownValues = list.values ?? listValues(candidates);
  const { filters, ignored } = readFilters(listQuery);
  return {
    filters,
    ignored,
    openings: page.openings,
    total: page.total,
    openCount: list.total,
    counts: mapFields(FILTER_FIELDS, (field) =>
      [...new Set([...filters[field], ...knownValues[field]])].toSorted().map((value) => ({ value })),
    ),
    filterFields: FILTER_FIELDS.filter((field) => knownValues[field].length > 0),
  };
};
