import type { Office } from './site.ts';

/** The fragment of an office on the contact pages. */
export const officePlace = ({ city }: Pick<Office, 'city'>): string =>
  `office-${city.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/** An office's name in search results. */
export const officeName = ({ city, country }: Pick<Office, 'city' | 'country'>): string =>
  `Office in ${city.split(',')[0]}, ${country}`;
