import { editDistance } from '../../lib/siteSearch/editDistance.ts';
import { isBeginning } from '../../lib/siteSearch/question.ts';
import { wordsOf } from '../../lib/siteSearch/wordsOf.ts';
import { searchWords } from './searchWords.ts';
import type { SiteIndex } from './siteIndex.ts';

/** Letters of a word from which one and two of them may be wrong. */
const ONE_WRONG = 4;
const TWO_WRONG = 7;
/** Longer ones are no words. */
const LONGEST = 30;

const wrongOf = (word: string): number => {
  if (word.length < ONE_WRONG || word.length > LONGEST) return 0;
  return word.length < TWO_WRONG ? 1 : 2;
};

const isKnown = (index: SiteIndex, word: string): boolean =>
  searchWords.unimportant.includes(word) ||
  searchWords.same.some((ways) => ways.some((way) => wordsOf(way).includes(word))) ||
  index.search(word, { prefix: isBeginning }).length > 0;

/** The nearest word of the site; of equals one with the same first letter, then one on more pages. */
const nearestWord = (index: SiteIndex, word: string): string | undefined => {
  const allowed = wrongOf(word);
  const counts = new Map<string, number>();
  // Two letters that were swapped are two changes to the library, and one to us.
  const found = allowed === 0 ? [] : index.search(word, { fuzzy: allowed + 1, prefix: false });
  for (const near of found.flatMap(({ terms }) => terms)) counts.set(near, (counts.get(near) ?? 0) + 1);
  const ranked = [...counts]
    .map(([near, count]) => ({ near, count, distance: editDistance(word, near), first: near[0] === word[0] }))
    .filter(({ distance }) => distance <= allowed)
    .sort(
      (one, other) =>
        one.distance - other.distance || Number(other.first) - Number(one.first) || other.count - one.count,
    );
  return ranked[0]?.near;
};

/** The query with each word that the site does not know replaced by the nearest; undefined where nothing changes (FIND-4). */
export const correctQuery = (index: SiteIndex, query: string): string | undefined => {
  const words = wordsOf(query).slice(0, 12);
  const better = words.map((word) => (isKnown(index, word) ? word : (nearestWord(index, word) ?? word)));
  return better.some((word, at) => word !== words[at]) ? better.join(' ') : undefined;
};
