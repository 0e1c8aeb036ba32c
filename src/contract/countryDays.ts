/** Parses RETENTION_DAYS_BY_COUNTRY, such as 'US=365, DE=200' or 'none': days by the ISO 3166-1 code of a country. */
export const parseCountryDays = (list: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Array.from(list.matchAll(/([A-Z]{2})=(\d+)/g), ([, country = '', days]) => [country, Number(days)]),
  );
