import { isSaid } from '../../lib/siteSearch/question.ts';
import { wordsOf } from '../../lib/siteSearch/wordsOf.ts';
import { findInOpenings, KINDS, rankOpening, type SearchedOpening } from './openingEntries.ts';
import type { Asked, Ranked } from './ranks.ts';
import { searchWords } from './searchWords.ts';

/** The words of a query that an opening would hold: not that it is one. Empty where there are none. */
const wordsForOpenings = ({ query }: Asked): string =>
  wordsOf(query)
    .filter((word) => !searchWords.unimportant.includes(word) && !isSaid([[word]], KINDS))
    .join(' ');

/** Openings by the newest ones and, where there are more, by those that were found by their words. */
export interface OpeningSource {
  newest: () => Promise<{ openings: readonly SearchedOpening[]; isAll: boolean }>;
  withWords: (words: string) => Promise<readonly SearchedOpening[]>;
}

/** Looks openings up where they are, for `searchSite`. */
export const openingsFinder =
  ({ newest, withWords }: OpeningSource) =>
  async (asked: Asked): Promise<Ranked[]> => {
    const { openings, isAll } = await newest();
    const words = isAll ? '' : wordsForOpenings(asked);
    const found = findInOpenings(openings, asked);
    if (words === '') return found;
    const known = new Set(openings.map(({ id }) => id));
    const others = (await withWords(words)).filter(({ id }) => !known.has(id));
    return [...found, ...others.map((opening) => rankOpening(opening, asked))];
  };
