import type { OpeningValues } from '../contract/openingFilters.ts';
import type { OpeningSummary } from '../contract/schemas.ts';
import { capitaliseWords } from '../lib/capitaliseWords.ts';
import { countryCodes } from './countries.ts';
import { countriesIn, remotePart } from './remoteCountries.ts';

type Placed = Pick<OpeningSummary, 'location'> &
  Partial<Record<'department' | 'employment_type' | 'workplace', string | null | undefined>>;

/** The first spelling of each country's name. */
const countryName = (code: string): string =>
  capitaliseWords(Object.keys(countryCodes).find((name) => countryCodes[name] === code) ?? code);

/** Remote work is listed under each of its countries (docs/requirements.md, LIST-3), all other work by its location. */
const placesOf = ({ location, workplace }: Placed, remote: string | undefined): readonly string[] => {
  if (remote === undefined && workplace !== 'remote') return [location];
  const countries = countriesIn(remote ?? location);
  return countries.length === 0 ? [location] : [...new Set(countries.map(countryName))];
};

const listed = (value: string | null | undefined): readonly string[] => (value ? [value] : []);

/** An opening's values for filters. If its location begins with 'Remote', it is remote unless staff say otherwise. */
export const openingValues = (opening: Placed): OpeningValues => {
  const { location, department, employment_type, workplace } = opening;
  const remote = workplace === 'on site' || workplace === 'hybrid' ? undefined : remotePart(location);
  return {
    location: placesOf(opening, remote),
    department: listed(department),
    employment_type: listed(employment_type),
    workplace: listed(workplace ?? (remote === undefined ? undefined : 'remote')),
  };
};
