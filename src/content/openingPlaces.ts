import { PLACE_PARTS, type OpeningPlace } from '../contract/openingFields.ts';
import { mapFields } from '../contract/fieldTable.ts';
import { countryName } from './countries.ts';
import { deliveryAddresses } from './locations.ts';
import { site } from './site.ts';

/** The place with the given parts; the others are empty. */
export const toPlace = (parts: Partial<OpeningPlace>): OpeningPlace =>
  mapFields(PLACE_PARTS, (part) => parts[part]?.trim() ?? '');

/** Our offices with their addresses, and the delivery locations: what the form for an opening suggests. */
export const listKnownPlaces = (): OpeningPlace[] => [
  ...site.offices.map(({ postal }) => toPlace(postal)),
  ...site.deliveryLocations.map((city) => toPlace({ city, ...deliveryAddresses[city] })),
];

/** 'London, United Kingdom'; 'Singapore', whose city and country have one name. */
export const placeName = ({ city, region, country }: OpeningPlace): string => {
  const names = [city, region, countryName(country)].filter((name) => name !== '');
  return names.filter((name, index) => name !== names[index - 1]).join(', ');
};

/** A place in one line, for tables: 'Leeds, GB; 1 High Street; LS1 1AA'. */
export const formatPlace = ({ city, region, country, street, postcode }: OpeningPlace): string =>
  [[city, region, country].filter((part) => part !== '').join(', '), street, postcode]
    .join('; ')
    .replace(/(?:; )+$/, '');

/** Reads such a line; the last part before the first semicolon is the country. */
export const parsePlaceLine = (line: string): OpeningPlace => {
  const [where = '', street = '', postcode = ''] = line.split(';');
  const parts = where.split(',').map((part) => part.trim());
  const country = parts.pop() ?? '';
  const [city = '', ...regions] = parts;
  return toPlace({ city, region: regions.join(', '), country, street, postcode });
};

interface PlacedText {
  places?: readonly OpeningPlace[] | undefined;
  remote_from?: readonly string[] | undefined;
}

/** Where an opening is, as everybody reads it: 'Austin, Texas, United States', or 'Remote (Ireland, Germany)'. */
export const composeLocation = ({ places = [], remote_from = [] }: PlacedText): string => {
  const remote = remote_from.length > 0 ? [`Remote (${remote_from.map(countryName).join(', ')})`] : [];
  return [...remote, ...places.map(placeName)].join('; ');
};

/** The names by which the filter finds an opening: each of its places, and each of its countries. */
export const listPlaceNames = ({ places = [], remote_from = [] }: PlacedText): string[] => [
  ...new Set([
    ...places.map(placeName),
    ...places.map(({ country }) => countryName(country)),
    ...remote_from.map(countryName),
  ]),
];
