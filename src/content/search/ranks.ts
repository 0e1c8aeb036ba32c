import type { FoundEntry } from '../../contract/siteSearch.ts';
import { isSaid, type Wanted } from '../../lib/siteSearch/question.ts';
import { wordsOf } from '../../lib/siteSearch/wordsOf.ts';

export interface Asked {
  query: string;
  question: readonly Wanted[];
}

/** Something found: the lower the tier the better, within one the higher the score. */
export interface Ranked {
  entry: FoundEntry;
  tier: number;
  score: number;
}

const isNamed = (query: string, names: readonly string[]): boolean => {
  const asked = wordsOf(query).join(' ');
  return names.some((name) => wordsOf(name).join(' ') === asked);
};

/** Called exactly so: 0; everything in title or names: 1; in the lead, too: 2; elsewhere on the page: 3 (FIND-2). */
export const tierOf = (
  { query, question }: Asked,
  { names, lead }: { names: readonly string[]; lead: string },
): number => {
  if (isNamed(query, names)) return 0;
  const inNames = wordsOf(names.join(' '));
  const inLead = [...inNames, ...wordsOf(lead)];
  return [inNames, inLead].findIndex((words) => question.every((wanted) => isSaid(wanted, words))) + 1 || 3;
};

/** The best first; equals as they came. */
export const inOrder = (found: readonly Ranked[]): FoundEntry[] =>
  found.toSorted((one, other) => one.tier - other.tier || other.score - one.score).map(({ entry }) => entry);
