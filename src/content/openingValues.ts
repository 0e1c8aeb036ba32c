import type { OpeningValues } from '../contract/openingFilters.ts';
import type { OpeningSummary } from '../contract/schemas.ts';
import { capitaliseWords } from '../lib/capitaliseWords.ts';
import { countryCodes } from './countries.ts';
import { countriesIn, remotePart } from './remoteCountries.ts';

type PlacedOpening = Pick<OpeningSummary, 'location'> &
  Partial<Record<'department' | 'employment_type' | 'workplace', string | null | undefined>>;

/** The first spelling of each country's name. */
const toCountryName = (code: string): string =>
  capitaliseWords(Object.keys(countryCodes).find((name) => countryCodes[name] === code) ?? code);

/** Remote work is listed under each of its countries (docs/requirements.md, LIST-3), all other work by its location. */
const listPlaces = (
  { location, workplace }: PlacedOpening,
  remote: string | undefined,
): readonly string[] => {
  if (remote === undefined && workplace !== 'remote') return [location];
  const countries = countriesIn(remote ?? location);
  return countries.length === 0 ? [location] : [...new Set(countries.map(toCountryName))];
};

const toList = (value: string | null | undefined): readonly string[] => (value ? [value] : []);

/** An opening's values for filters. If its location begins with 'Remote', it is remote unless staff say otherwise. */
export const openingValues = (opening: PlacedOpening): OpeningValues => {
  const { location, department, employment_type, workplace } = opening;
  const remote = workplace === 'on site' || workplace === 'hybrid' ? undefined : remotePart(location);
  return {
    location: listPlaces(opening, remote),
    department: toList(department),
    employment_type: toList(employment_type),
    workplace: toList(workplace ?? (remote === undefined ? undefined : 'remote')),
  };
};
