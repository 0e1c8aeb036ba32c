/** Kinds of results of the site search. */
export const RESULT_KINDS = [
  'service',
  'solution',
  'caseStudy',
  'opening',
  'person',
  'office',
  'news',
  'page',
] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

export interface FoundEntry {
  kind: ResultKind;
  title: string;
  url: string;
  lead: string;
}

export interface FoundPages {
  query: string;
  /** The query's words were not found and look misspelt; the results contain similar words. */
  isNearest?: true;
  /** Words to highlight in the results, as `toTerm` writes them. */
  words: readonly string[];
  /** The best first. */
  results: readonly FoundEntry[];
  /** The openings could not be loaded; the results are pages only. */
  lacksOpenings?: true;
}

/** Fewest letters and digits of a query of the whole site, and the most that is read of one. */
export const SITE_SEARCH = { minLength: 2, maxLength: 200 } as const;
/** The newest openings are searched, as many as the list call sends at once. */
export const SEARCHED_OPENINGS = 200;
/** The index of the site's pages, written by the build and searched by browser and server. */
export const SEARCH_FILE = '/search-index.json';
