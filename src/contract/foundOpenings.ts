import type { FilterField, IgnoredValue, OpeningFilters } from './openingFilters.ts';
import type { OpeningList } from './schemas.ts';

/** A value of a filter, and how many openings there would be with it beside the other filters. */
export interface FilterCount {
  value: string;
  count: number;
}

export type FilterCounts = Readonly<Record<FilterField, readonly FilterCount[]>>;

/** One page of the list of openings, and what it takes to draw the filters beside it. */
export interface FoundOpenings {
  /** What was asked for, as `askedQuery` writes it. */
  asked: string;
  /** As they were understood; `page` is one that there is. */
  filters: OpeningFilters;
  ignored: readonly IgnoredValue[];
  openings: OpeningList;
  /** How many were found, on all pages. */
  total: number;
  /** How many take applications, found or not. */
  open: number;
  counts: FilterCounts;
  /** Filters that can narrow the list at all. */
  fields: readonly FilterField[];
  /** New ones are not told of by mail: none is sent here, or the openings are another host's (ALERT-1). */
  hasNoAlerts?: true;
}
