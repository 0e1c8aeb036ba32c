import type { Office } from './site.ts';

/** The id of an office on the contact pages, and the URL fragment that links to it. */
export const toOfficeId = ({ city }: Pick<Office, 'city'>): string =>
  `office-${city.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/** An office's name in search results. */
export const toOfficeName = ({ city, country }: Pick<Office, 'city' | 'country'>): string =>
  `Office in ${city.split(',')[0]}, ${country}`;
