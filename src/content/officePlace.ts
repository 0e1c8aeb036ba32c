import type { Office } from './site.ts';

/** The place of an office on the contact pages, for links to it. */
export const officePlace = ({ city }: Pick<Office, 'city'>): string =>
  `office-${city.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/** An office as a list of results calls it. */
export const officeName = ({ city, country }: Pick<Office, 'city' | 'country'>): string =>
  `Office in ${city.split(',')[0]}, ${country}`;
