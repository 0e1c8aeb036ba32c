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

/** A filter's value, and the number of openings with it and the other filters, if known. */
export interface FilterCount {
  value: string;
  count?: number;
}
export type FilterCounts = Readonly<Record<FilterField, readonly FilterCount[]>>;

/** The maximum number of values that a filter offers. Text search finds the rest. */
const MAX_FILTER_VALUES = 40;

const collator = new Intl.Collator('en');

/** Every value that at least one opening has, by field. */
export const knownValues = (candidates: readonly FilterableOpening[]): OpeningValues =>
  mapFields(FILTER_FIELDS, (field) => [...new Set(candidates.flatMap(({ values }) => values[field]))]);

/** Filters with at least two different outcomes. Others offer no choice. */
export const usefulFilters = (
  candidates: readonly FilterableOpening[],
  known: OpeningValues,
): FilterField[] =>
  FILTER_FIELDS.filter(
    (field) =>
      known[field].length > 1 ||
      (known[field].length === 1 && candidates.some(({ values }) => values[field].length === 0)),
  );

/** Most frequent first. Chosen values are always included. */
const toFilterCounts = (counted: ReadonlyMap<string, number>, chosen: readonly string[]) =>
  [...new Set([...counted.keys(), ...chosen])]
    .map((value) => ({ value, count: counted.get(value) ?? 0 }))
    .toSorted((a, b) => b.count - a.count || collator.compare(a.value, b.value))
    .filter(({ value }, index) => index < MAX_FILTER_VALUES || chosen.includes(value));

/** Openings that close soonest first, the others in their given order. */
const soonestFirst = <Candidate extends FilterableOpening>(found: readonly Candidate[]): Candidate[] =>
  found.toSorted((a, b) => {
    const [first, second] = [a.closing_date ?? '~', b.closing_date ?? '~'];
    return first === second ? 0 : first < second ? -1 : 1;
  });

/**
 * The matching openings in the requested order, and for each filter value the number of openings with it and the other
 * filters. `candidates` is newest first; `hasWords` says whether an opening contains the query's words.
 */
export const filterOpenings = <Candidate extends FilterableOpening>(
  candidates: readonly Candidate[],
  filters: OpeningFilters,
  hasWords: (id: number) => boolean,
): { found: Candidate[]; counts: FilterCounts } => {
  const wanted = mapFields(FILTER_FIELDS, (field) => new Set(filters[field]));
  const counted = mapFields(FILTER_FIELDS, () => new Map<string, number>());
  const count = (field: FilterField, { values }: FilterableOpening) => {
    for (const value of values[field]) counted[field].set(value, (counted[field].get(value) ?? 0) + 1);
  };
  const isMissing = (field: FilterField, { values }: FilterableOpening) =>
    wanted[field].size > 0 && !values[field].some((value) => wanted[field].has(value));

  const found: Candidate[] = [];
  for (const opening of candidates) {
    if (!hasWords(opening.id)) continue;
    const missing = FILTER_FIELDS.filter((field) => isMissing(field, opening));
    if (missing.length === 0) {
      found.push(opening);
      for (const field of FILTER_FIELDS) count(field, opening);
    }
    // It would match without this one filter.
    const [only] = missing;
    if (only !== undefined && missing.length === 1) count(only, opening);
  }
  return {
    found: filters.order === 'closing' ? soonestFirst(found) : found,
    counts: mapFields(FILTER_FIELDS, (field) => toFilterCounts(counted[field], filters[field])),
  };
};
