/** What a search of the site finds, in the order in which equals stand. */
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
  /** Words of the query that stand on the page and neither in its title nor its lead. */
  onPage?: readonly string[];
}

export interface FoundPages {
  query: string;
  /** What was searched instead: the query found nothing, and looks misspelt. */
  corrected?: string;
  /** Words to mark in what was found, as they are compared. */
  words: readonly string[];
  /** The best first. */
  results: readonly FoundEntry[];
  /** The openings did not come; what is shown is the rest. */
  lacksOpenings?: true;
}

/** Fewest letters and digits of a query of the whole site, and the most that is read of one. */
export const SITE_SEARCH = { minLength: 2, maxLength: 200 } as const;
/** Openings, newest first, that are looked through by all rules; what is beyond them is found by its words alone. */
export const NEWEST_OPENINGS = 50;
/** The index of the site's pages, which the build writes and browser and server search. */
export const SEARCH_FILE = '/search-index.json';
