import { paths, QUERY_FIELD } from './paths.ts';

/** URL of the search page with a query. */
export const searchPath = (query: string): string =>
  `${paths.search}?${new URLSearchParams({ [QUERY_FIELD]: query }).toString()}`;
