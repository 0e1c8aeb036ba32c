import { site, type Office } from './site.ts';

/** The id of an office on the contact pages, and the URL fragment that links to it. */
export const toOfficeId = ({ city }: Pick<Office, 'city'>): string =>
  `office-${city.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/** An office's name without its state. */
export const toCityName = ({ city }: Pick<Office, 'city'>): string => city.split(',')[0] ?? city;

/** An office's name in search results. */
export const toOfficeName = (office: Pick<Office, 'city' | 'country'>): string =>
  `Office in ${toCityName(office)}, ${office.country}`;

const NUMBERS = ['no offices', 'one office', 'two offices', 'three offices', 'four offices'] as const;

/** 'three offices'. */
export const countOffices = (offices: readonly Office[] = site.offices): string =>
  NUMBERS[offices.length] ?? `${offices.length} offices`;

/** 'one, two and three', each of them once. */
export const joinNames = (names: readonly string[]): string => {
  const all = [...new Set(names)];
  return [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ');
};

/** 'Austin, London and Hyderabad'. */
export const listCities = (): string => joinNames(site.offices.map(toCityName));
