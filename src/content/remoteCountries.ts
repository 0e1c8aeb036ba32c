import { countryCodes } from './countries.ts';

/** 'Remote or London' is a choice, and not work that is always done from home. */
const REMOTE = /^(?:fully )?remote(?:$|,? (?!(?:or|and) )(?:(?:within|in|from|across) )?(.+)$)/i;

/** What stands after the word in a location that begins with 'Remote'; '' where nothing does, undefined where it is none. */
export const remotePart = (location: string): string | undefined => {
  const found = REMOTE.exec(location);
  return found ? (found[1] ?? '') : undefined;
};

export const countryCode = (text: string): string | undefined =>
  countryCodes[text.trim().replace(/^the /i, '').toLowerCase()];

/** Codes of the countries that a text lists; none where it names anything else: half a list would be untrue. */
export const countriesIn = (text: string): readonly string[] => {
  const codes = text.split(/,? (?:and|or) |[,;/] */).map(countryCode);
  return codes.every((code) => code !== undefined) ? codes : [];
};
