import { countryCodes } from './countries.ts';

/** 'Remote or London' is a choice, so it does not count as remote. */
const REMOTE = /^(?:fully )?remote(?:$|,? (?!(?:or|and) )(?:(?:within|in|from|across) )?(.+)$)/i;

/** The text after 'Remote' at the beginning of a location, '' if there is none, undefined if the work is not remote. */
export const remotePart = (location: string): string | undefined => {
  const match = REMOTE.exec(location);
  return match ? (match[1] ?? '') : undefined;
};

export const countryCode = (text: string): string | undefined =>
  countryCodes[text.trim().replace(/^the /i, '').toLowerCase()];

/** Codes of the countries that a text lists. None if it contains anything else: a partial list would be wrong. */
export const countriesIn = (text: string): readonly string[] => {
  const codes = text.split(/,? (?:and|or) |[,;/] */).map(countryCode);
  return codes.every((code) => code !== undefined) ? codes : [];
};
