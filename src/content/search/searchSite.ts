import type { SearchOptions, SearchResult } from 'minisearch';
import { SITE_SEARCH, type FoundEntry, type FoundPages } from '../../contract/siteSearch.ts';
import { openingPath } from '../paths.ts';
import { makeSiteIndex, FUZZY_OPTIONS, type SiteEntry, type SiteIndex } from './siteIndex.ts';

/** The searched fields of an opening, as the list of openings has them. */
interface SearchedOpening {
  id: number;
  job_title: string;
  company_name: string;
  location: string;
  description: string;
  department?: string | undefined;
  employment_type?: string | undefined;
  workplace?: string | undefined;
}

interface SearchedSite {
  index: SiteIndex;
  /** Undefined if they could not be loaded. */
  openings: readonly SearchedOpening[] | undefined;
}

const toOpeningEntry = ({
  id,
  job_title,
  company_name,
  description,
  ...opening
}: SearchedOpening): SiteEntry => {
  const { location, department, employment_type, workplace } = opening;
  return {
    kind: 'opening',
    title: job_title,
    url: openingPath(id),
    lead: [location, department, employment_type, workplace].filter(Boolean).join(' · '),
    names: ['job opening vacancy career'],
    body: `${company_name} ${description}`,
  };
};

const toFoundEntry = ({ id, kind, title, lead }: SearchResult): FoundEntry =>
  ({ kind, title, url: String(id), lead }) as FoundEntry;

/** Whether every word is in the title or another name. Scores of indexes of different sizes are not comparable. */
const isTitleMatch = ({ match, queryTerms }: SearchResult): boolean => {
  const titleTerms = Object.keys(match).filter((term) =>
    match[term]?.some((field) => field === 'title' || field === 'names'),
  );
  return queryTerms.every((word) => titleTerms.some((term) => term.startsWith(word)));
};

const searchIndexes = (
  indexes: readonly SiteIndex[],
  query: string,
  options?: SearchOptions,
): SearchResult[] => {
  const exactName = query.trim().toLowerCase();
  const hasExactName = ({ title, names }: Record<string, unknown>) =>
    [title, ...(names as string[])].some((name) => String(name).toLowerCase() === exactName);
  // A page whose name is typed exactly is the first result.
  const boostDocument: SearchOptions['boostDocument'] = (_id, _term, stored) =>
    stored && hasExactName(stored) ? 100 : 1;
  return indexes
    .flatMap((index) => index.search(query, { ...options, boostDocument }))
    .toSorted(
      (one, other) => Number(isTitleMatch(other)) - Number(isTitleMatch(one)) || other.score - one.score,
    );
};

/** Whether a query has too few letters and digits to be searched for. */
export const isTooShort = (query: string): boolean =>
  query.replace(/[^\p{L}\p{N}]/gu, '').length < SITE_SEARCH.minLength;

/**
 * Finds pages, people, news, offices and openings that contain every word of a query, the best first. Without a result
 * it searches for similar words.
 */
export const searchSite = ({ index, openings }: SearchedSite, text: string): FoundPages => {
  const query = text.slice(0, SITE_SEARCH.maxLength);
  if (isTooShort(query)) return { query, words: [], results: [] };
  const indexes = [index, makeSiteIndex((openings ?? []).map(toOpeningEntry))];
  const found = searchIndexes(indexes, query);
  const results = found.length > 0 ? found : searchIndexes(indexes, query, FUZZY_OPTIONS);
  return {
    query,
    ...(results.length > found.length && { isNearest: true as const }),
    words: [...new Set(results.flatMap(({ terms }) => terms))],
    results: results.map(toFoundEntry),
    ...(openings === undefined && { lacksOpenings: true as const }),
  };
};
