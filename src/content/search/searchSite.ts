import { SITE_SEARCH, type FoundPages } from '../../contract/siteSearch.ts';
import { readQuestion } from '../../lib/siteSearch/question.ts';
import { wordsOf } from '../../lib/siteSearch/wordsOf.ts';
import { correctQuery } from './correctQuery.ts';
import { findPages } from './findPages.ts';
import { inOrder, type Asked, type Ranked } from './ranks.ts';
import { searchWords } from './searchWords.ts';
import type { SiteIndex } from './siteIndex.ts';

export interface SearchedSite {
  index: SiteIndex;
  /** Open openings that say everything that is asked for. */
  findOpenings: (asked: Asked) => Promise<readonly Ranked[]>;
}

type Answer = Pick<FoundPages, 'words' | 'results' | 'lacksOpenings'>;

const answer = async ({ index, findOpenings }: SearchedSite, query: string): Promise<Answer> => {
  const asked: Asked = { query, question: readQuestion(query, searchWords) };
  const words = [...new Set(asked.question.flat(2))];
  const found = findPages(index, asked);
  try {
    return { words, results: inOrder([...found, ...(await findOpenings(asked))]) };
  } catch (error) {
    console.error(error);
    return { words, results: inOrder(found), lacksOpenings: true };
  }
};

/** Whether a query holds too few letters to be searched for. */
export const isTooShort = (query: string): boolean => wordsOf(query).join('').length < SITE_SEARCH.minLength;

/**
 * Searches pages, people, news, offices and openings for everything that a query asks for; where there is nothing, for
 * what it looks like a slip of (docs/requirements.md, FIND-1 to FIND-4).
 */
export const searchSite = async (site: SearchedSite, text: string): Promise<FoundPages> => {
  const query = text.slice(0, SITE_SEARCH.maxLength);
  if (isTooShort(query)) return { query, words: [], results: [] };
  const found = await answer(site, query);
  const corrected = found.results.length > 0 ? undefined : correctQuery(site.index, query);
  if (corrected === undefined) return { query, ...found };
  const better = await answer(site, corrected);
  return better.results.length > 0 ? { query, corrected, ...better } : { query, ...found };
};
