import { paths } from '../../../content/paths.ts';
import { writeFilters } from '../../../contract/openingFilterQuery.ts';
import type { OpeningFilters } from '../../../contract/openingFilters.ts';

/** Where a link of the list leads: a list that changes under its visitor's hands keeps its place (SHELL-2). */
export const listAddress = (filters: Partial<OpeningFilters>) => ({
  pathname: paths.careers,
  search: writeFilters(filters),
});

export const KEEPS_PLACE = { keepsPlace: true } as const;
