import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

/** ISO 3166-1 codes of all countries, with their names in English: one, or a list with other spellings. */
const namesByCode: Readonly<Record<string, string | readonly string[]>> = english.countries;

const displayNames = new Intl.DisplayNames('en-GB', { type: 'region' });

/** The common name of a country: 'United States', not 'United States of America'. The code itself if it is unknown. */
export const countryName = (code: string): string =>
  code in namesByCode ? (displayNames.of(code) ?? code) : code;

export const isCountryCode = (code: string): boolean => Object.hasOwn(namesByCode, code);

/** Every country by name, for a select. */
export const listCountries = (): { code: string; name: string }[] =>
  Object.keys(namesByCode)
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/^the /, '')
    .replaceAll(/[^\p{L}]+/gu, '');

/** A name that two countries share, such as 'Congo', finds neither. */
const makeIndex = (): ReadonlyMap<string, string | undefined> => {
  const index = new Map<string, string | undefined>();
  for (const [code, names] of Object.entries(namesByCode)) {
    const spellings = [code, countryName(code), ...[names].flat()].map(fold);
    for (const name of new Set(spellings)) index.set(name, index.has(name) ? undefined : code);
  }
  return index;
};
let codesByName: ReadonlyMap<string, string | undefined> | undefined;

/** The code of a country by its code or name: 'GB', 'UK' and 'the United Kingdom' are `GB`. Undefined if unknown. */
export const findCountry = (text: string): string | undefined => {
  codesByName ??= makeIndex();
  return codesByName.get(fold(text));
};
