import {
  FILTER_FIELDS,
  givenValues,
  PAGE_SIZE,
  readFilters,
  type OpeningValues,
  type OpeningFilters,
} from './openingFilters.ts';

/**
 * Filters as the query of an address, without the question mark: one spelling for equal filters, nothing for none. What
 * A field missing from `filters` means no filter. `readFilters` is the inverse.
 */
export const writeFilters = (filters: Partial<OpeningFilters>): string => {
  const { q = '', order = 'newest', page = 1 } = filters;
  const params = new URLSearchParams();
  if (q !== '') params.append('q', q);
  for (const field of FILTER_FIELDS) {
    for (const value of filters[field] ?? []) params.append(field, value);
  }
  if (order !== 'newest') params.append('order', order);
  if (page > 1) params.append('page', String(page));
  return params.toString();
};

/**
 * What an address asks of the list, as it asks for it: our parameters alone, in one order. What is unknown of it is still
 * there, and two addresses may ask for the same in other words.
 */
export const listQueryOf = (query: URLSearchParams | string): string => {
  const params = new URLSearchParams(query);
  const listQuery = new URLSearchParams();
  const take = (name: string, values: readonly string[]) => {
    for (const value of values) listQuery.append(name, value);
  };
  take('q', givenValues(params, 'q').slice(0, 1));
  for (const field of FILTER_FIELDS) take(field, givenValues(params, field).toSorted());
  for (const name of ['order', 'page']) take(name, givenValues(params, name).slice(0, 1));
  return listQuery.toString();
};

/** The list call's query for one page of the list, from `listQueryOf`'s. */
export const partQuery = (listQuery: string): string => {
  const params = new URLSearchParams(listQuery);
  const { page } = readFilters(params).filters;
  params.delete('page');
  params.set('limit', String(PAGE_SIZE));
  if (page > 1) params.set('offset', String((page - 1) * PAGE_SIZE));
  return params.toString();
};

/** Whether the list is narrowed at all; order and page show all the same openings. */
export const isNarrowed = (filters: OpeningFilters): boolean =>
  filters.q !== '' || FILTER_FIELDS.some((field) => filters[field].length > 0);

/** Whether an opening with these values (`content/openingPlaces.ts` knows its places) is among what is wanted, words apart. */
export const matchesFilters = (values: OpeningValues, filters: OpeningValues): boolean =>
  FILTER_FIELDS.every(
    (field) => filters[field].length === 0 || filters[field].some((wanted) => values[field].includes(wanted)),
  );
