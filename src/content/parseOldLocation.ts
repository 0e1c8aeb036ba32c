import type { OpeningPlace } from '../contract/openingFields.ts';
import { findCountry } from './countries.ts';
import { listKnownPlaces, placeName, toPlace } from './openingPlaces.ts';

/** Where an opening is, in fields. `workplace` is set only if the text tells it. */
export interface ParsedLocation {
  places: OpeningPlace[];
  remote_from: string[];
  workplace: string | null;
}

/** 'Remote or London' is a choice, so it does not count as remote. */
const REMOTE = /^(?:fully )?remote(?:$|(?:[,:]? | ?\()(?!(?:or|and) )(within |in |from |across )?(.+?)\)?$)/i;
const WORKPLACE_AFTER = /^(.+?)(?:,| –| -)? ?\(?\b(remote|hybrid|on[ -]site)\)?$/i;
const HOME_NATIONS = ['England', 'Scotland', 'Wales', 'Northern Ireland'];

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A place that we know by its city alone, or by its city and region. */
const findKnownPlace = (text: string): OpeningPlace | undefined =>
  listKnownPlaces().find((place) =>
    [place.city, `${place.city}, ${place.region}`, placeName(place)].some((name) => isSame(name, text)),
  );

const parsePlace = (text: string): OpeningPlace | undefined => {
  const known = findKnownPlace(text);
  if (known) return known;
  const parts = text.split(',').map((part) => part.trim());
  const end = parts.at(-1) ?? '';
  const nation = HOME_NATIONS.find((each) => isSame(each, end));
  const country = nation ? 'GB' : findCountry(end);
  // Georgia, and two letters, may also be a state: 'Portland, ME', 'Savannah, GA'.
  if (
    !country ||
    country === 'GE' ||
    (/^[A-Za-z]{2}$/.test(end) && !/^(?:UK|US|GB)$/i.test(end)) ||
    parts.length > 3
  )
    return undefined;
  if (parts.length === 1) return nation ? toPlace({ region: nation, country }) : toPlace({ country });
  const [city = '', region = ''] = parts.length === 3 ? parts : [parts[0] ?? '', nation ?? ''];
  return city === '' ? undefined : toPlace({ city, region, country });
};

/** Every place of a text, or none if one of them is uncertain: a partial list would be wrong. */
const parsePlaces = (text: string): OpeningPlace[] => {
  const whole = parsePlace(text);
  if (whole) return [whole];
  for (const separator of [/ *[;/] *| +(?:or|and|&) +/, /,? +(?:or|and|&) +|[,;/] */]) {
    const parts = text.split(separator);
    const places = parts.flatMap((part) => parsePlace(part.trim()) ?? []);
    if (parts.length > 1 && places.length === parts.length) return places;
  }
  return [];
};

/** The countries that a text lists, or none if one of them is uncertain. */
export const parseCountries = (text: string): string[] => {
  const codes = text.split(/,? +(?:and|or|&) +|[,;/] */).map(findCountry);
  return codes.every((code) => code !== undefined) ? [...new Set(codes)] : [];
};

const UNKNOWN = { places: [], remote_from: [] };

/**
 * The fields of a text about the place of work, as far as they are certain: 'London', 'Zürich, Switzerland', 'Remote
 * within the UK or Ireland'. `workplace` is what staff chose, if they did. Without certainty both lists are empty.
 */
export const parseOldLocation = (location: string, workplace: string | null): ParsedLocation => {
  const text = location.trim().replaceAll(/\s+/g, ' ');
  const remote = REMOTE.exec(text);
  if (remote && (workplace === null || workplace === 'remote')) {
    const [, preposition, countries = ''] = remote;
    const remote_from = countries === '' ? [] : parseCountries(countries);
    // 'Remote House, Leeds' is a place.
    const isRemote = countries === '' || preposition !== undefined || remote_from.length > 0;
    return { ...UNKNOWN, remote_from, workplace: isRemote ? 'remote' : workplace };
  }
  if (remote) return { ...UNKNOWN, workplace };
  if (workplace === 'remote') return { ...UNKNOWN, remote_from: parseCountries(text), workplace };
  const [, place = '', word = ''] = WORKPLACE_AFTER.exec(text) ?? [];
  const told = word.toLowerCase().replace('-', ' ');
  if (told !== '' && (workplace === null || workplace === told))
    return told === 'remote'
      ? { ...UNKNOWN, remote_from: parseCountries(place), workplace: 'remote' }
      : { ...UNKNOWN, places: parsePlaces(place), workplace: told };
  return { ...UNKNOWN, places: parsePlaces(text), workplace };
};
