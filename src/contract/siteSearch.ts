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
  /** The query found nothing and looks misspelt. The results match similar words. */
  isNearest?: true;
  /** Words to highlight in the results, as `toTerm` writes them. */
  words: readonly string[];
  /** Best first. */
  results: readonly FoundEntry[];
  /** The openings could not be loaded. The results are pages only. */
  lacksOpenings?: true;
}

/** Minimum number of letters and digits in a site search query, and its maximum length; the rest is ignored. */
export const SITE_SEARCH = { minLength: 2, maxLength: 200 } as const;
/** How many of the newest openings are searched; the same as the list call's default limit. */
export const SEARCHED_OPENINGS = 200;
/** The index of the site's pages, written by the build and searched by browser and server. */
export const SEARCH_FILE = '/search-index.json';
