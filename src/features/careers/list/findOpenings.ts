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
  countFilterValues,
  filterOpenings,
  type FilterCounts,
  type FilterableOpening,
} from '../../../contract/filterOpenings.ts';
import { listWords, matchesQuery } from '../../../contract/openingWords.ts';
import type { OpeningList, OpeningSummary } from '../../../contract/schemas.ts';
import { compareNames } from '../../../contract/compareNames.ts';
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

const toCandidate = (opening: OpeningSummary): FilterableOpening => ({
  id: opening.id,
  closing_date: opening.closing_date ?? null,
  values: openingValues(opening),
});

/** The filters to show: the useful ones, and those in the URL, which the form would otherwise drop. */
const chooseFilters = (filters: OpeningFilters, useful: readonly FilterField[]): FilterField[] =>
  FILTER_FIELDS.filter((field) => useful.includes(field) || filters[field].length > 0);

/** Filters, sorts and pages the whole list by a URL's query. */
export const findOpenings = (all: OpeningList, listQuery: string): FoundOpenings => {
  const candidates = all.map(toCandidate);
  const byId = new Map(all.map((opening) => [opening.id, opening]));
  const knownValues = listValues(candidates);
  const { filters, ignored } = readFilters(listQuery, knownValues);
  const withWords =
    filters.q === ''
      ? candidates
      : all.filter((opening) => matchesQuery(listWords(opening), filters.q)).map(toCandidate);
  const found = filterOpenings(withWords, filters);
  const counts = countFilterValues(withWords, filters);
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
    filterFields: chooseFilters(filters, listUsefulFilters(candidates, knownValues)),
  };
};

/** Does the same for a list that only our server has in full, which has read the filters and found `page`. */
export const toFoundOpenings = (
  list: OpeningsResult,
  page: OpeningsResult,
  listQuery: string,
): FoundOpenings => {
  const knownValues = list.values ?? listValues(list.openings.map(toCandidate));
  const { page: pageNumber } = readFilters(listQuery).filters;
  const { filters } = readFilters(page.foundQuery ?? listQuery);
  const { ignored = [] } = page;
  const isPageMissing = ignored.some(({ name }) => name === 'page');
  const useful = FILTER_FIELDS.filter((field) => knownValues[field].length > 0);
  return {
    filters: { ...filters, page: isPageMissing ? 1 : pageNumber },
    ignored,
    openings: page.openings,
    total: page.total,
    openCount: list.total,
    counts: mapFields(FILTER_FIELDS, (field) =>
      [...new Set([...filters[field], ...knownValues[field]])]
        .toSorted(compareNames)
        .map((value) => ({ value })),
    ),
    filterFields: chooseFilters(filters, useful),
  };
};
