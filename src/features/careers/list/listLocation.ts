import { paths } from '../../../content/paths.ts';
import { writeFilters } from '../../../contract/openingFilterQuery.ts';
import type { OpeningFilters } from '../../../contract/openingFilters.ts';

/** The link to a state of the list, which changes in place and keeps the scroll position. */
export const listLocation = (filters: Partial<OpeningFilters>) => ({
  pathname: paths.careers,
  search: writeFilters(filters),
});

export const KEEP_POSITION = { keepsPosition: true } as const;
