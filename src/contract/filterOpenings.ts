import { compareNames } from './compareNames.ts';
import { mapFields } from './fieldTable.ts';
import {
  FILTER_FIELDS,
  type FilterField,
  type OpeningValues,
  type OpeningFilters,
} from './openingFilters.ts';

/** The fields of an opening that filters and sorting use. */
export interface FilterableOpening {
  id: number;
  /** ISO 8601. */
  closing_date: string | null;
  values: OpeningValues;
}

/** A filter's value, and the number of openings that match it and the other filters, if known. */
export interface FilterCount {
  value: string;
  count?: number;
}
export type FilterCounts = Readonly<Record<FilterField, readonly FilterCount[]>>;

/** The maximum number of values that a filter offers. Text search finds the rest. */
const MAX_FILTER_VALUES = 40;

/** Every value that at least one opening has, by field. */
export const listValues = (candidates: readonly FilterableOpening[]): OpeningValues =>
  mapFields(FILTER_FIELDS, (field) => [...new Set(candidates.flatMap(({ values }) => values[field]))]);

/** Filters that can exclude an opening. The others offer no choice. */
export const listUsefulFilters = (
  candidates: readonly FilterableOpening[],
  known: OpeningValues,
): FilterField[] =>
  FILTER_FIELDS.filter(
    (field) =>
      known[field].length > 1 ||
      (known[field].length === 1 && candidates.some(({ values }) => values[field].length === 0)),
  );

/** Most frequent first. Selected values are always included. */
const toFilterCounts = (counters: ReadonlyMap<string, number>, selected: readonly string[]) =>
  [...new Set([...counters.keys(), ...selected])]
    .map((value) => ({ value, count: counters.get(value) ?? 0 }))
    .toSorted((a, b) => b.count - a.count || compareNames(a.value, b.value))
    .filter(({ value }, index) => index < MAX_FILTER_VALUES || selected.includes(value));

/** Openings that close soonest first, the others in their original order. */
const sortByClosingDate = <Candidate extends FilterableOpening>(matches: readonly Candidate[]): Candidate[] =>
  matches.toSorted((a, b) => {
    const [first, second] = [a.closing_date ?? '~', b.closing_date ?? '~'];
    return first === second ? 0 : first < second ? -1 : 1;
  });

/** Returns a function that lists the filters that exclude an opening. */
const excludeBy = (filters: OpeningFilters) => {
  const selected = mapFields(FILTER_FIELDS, (field) => new Set(filters[field]));
  const used = FILTER_FIELDS.filter((field) => selected[field].size > 0);
  return ({ values }: FilterableOpening): FilterField[] =>
    used.filter((field) => !values[field].some((value) => selected[field].has(value)));
};

/** The matching openings in the requested order. `candidates` have the query's words, the newest first. */
export const filterOpenings = <Candidate extends FilterableOpening>(
  candidates: readonly Candidate[],
  filters: OpeningFilters,
): Candidate[] => {
  const listExclusions = excludeBy(filters);
  const hasFilter = FILTER_FIELDS.some((field) => filters[field].length > 0);
  const matches = hasFilter
    ? candidates.filter((opening) => listExclusions(opening).length === 0)
    : [...candidates];
  return filters.order === 'closing' ? sortByClosingDate(matches) : matches;
};

/** For each filter value, the number of candidates that match it and the other filters. */
export const countFilterValues = (
  candidates: readonly FilterableOpening[],
  filters: OpeningFilters,
): FilterCounts => {
  const listExclusions = excludeBy(filters);
  const counters = mapFields(FILTER_FIELDS, () => new Map<string, number>());
  const count = (field: FilterField, { values }: FilterableOpening) => {
    for (const value of values[field]) counters[field].set(value, (counters[field].get(value) ?? 0) + 1);
  };
  for (const opening of candidates) {
    const exclusions = listExclusions(opening);
    if (exclusions.length === 0) for (const field of FILTER_FIELDS) count(field, opening);
    // Only one filter excludes it: selecting another value of that filter would add it to the results.
    const [field] = exclusions;
    if (field !== undefined && exclusions.length === 1) count(field, opening);
  }
  return mapFields(FILTER_FIELDS, (field) => toFilterCounts(counters[field], filters[field]));
};
