import type { OpeningValues } from '../contract/openingFilters.ts';
import type { OpeningSummary } from '../contract/schemas.ts';

type PlacedOpening = Pick<OpeningSummary, 'location' | 'place_names'> &
  Partial<Record<'department' | 'employment_type' | 'workplace', string | null | undefined>>;

/** 'Remote or London' is a choice, so it does not count as remote. */
const REMOTE = /^(?:fully )?remote\b(?!,? (?:or|and) )/i;

const toList = (value: string | null | undefined): readonly string[] => (value ? [value] : []);

/**
 * An opening's values for filters: every place and country, or the location's text if its fields are unknown. Another
 * host's openings have texts only, so one whose location begins with 'Remote' is remote.
 */
export const openingValues = (opening: PlacedOpening): OpeningValues => {
  const { location, place_names, department, employment_type, workplace } = opening;
  return {
    location: Array.isArray(place_names) && place_names.length > 0 ? place_names : [location],
    department: toList(department),
    employment_type: toList(employment_type),
    workplace: toList(workplace ?? (REMOTE.test(location) ? 'remote' : undefined)),
  };
};
