import {
  FILTER_FIELDS,
  readParameter,
  PAGE_SIZE,
  readFilters,
  type OpeningFilters,
} from './openingFilters.ts';

/**
 * Writes filters as a query string without the question mark. Equal filters give the same string, and no filters an empty
 * one. `readFilters` is the inverse.
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
 * The list's parameters of a URL's query, in a fixed order. Unknown values are kept, so two different results may mean
 * the same list.
 */
export const toListQuery = (query: URLSearchParams | string): string => {
  const params = new URLSearchParams(query);
  const listQuery = new URLSearchParams();
  const append = (name: string, values: readonly string[]) => {
    for (const value of values) listQuery.append(name, value);
  };
  append('q', readParameter(params, 'q').slice(0, 1));
  for (const field of FILTER_FIELDS) append(field, readParameter(params, field).toSorted());
  append('order', readParameter(params, 'order').slice(0, 1));
  // The first page is the list itself.
  append(
    'page',
    readParameter(params, 'page')
      .slice(0, 1)
      .filter((page) => page !== '1'),
  );
  return listQuery.toString();
};

/** The list call's query for one page of the list, from the result of `toListQuery`. */
export const toPageQuery = (listQuery: string): string => {
  const params = new URLSearchParams(listQuery);
  const { page } = readFilters(params).filters;
  params.delete('page');
  params.set('limit', String(PAGE_SIZE));
  if (page > 1) params.set('offset', String((page - 1) * PAGE_SIZE));
  return params.toString();
};

/** Whether any filter or search text is set. Sort order and page number do not count. */
export const hasFilters = (filters: OpeningFilters): boolean =>
  filters.q !== '' || FILTER_FIELDS.some((field) => filters[field].length > 0);
