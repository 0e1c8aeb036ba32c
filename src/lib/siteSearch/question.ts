import { wordsOf } from './wordsOf.ts';

/** Words that stand together for one thing, such as 'service desk'. */
export type Phrase = readonly string[];

/** One thing that a query asks for, in every way in which it may be said. All things of a query must be found. */
export type Wanted = readonly Phrase[];

export interface SearchWords {
  /** Ways to say the same, each a list. */
  same: readonly (readonly string[])[];
  /** Words that say nothing of what is looked for. */
  unimportant: readonly string[];
}

/** More words than anybody types; the rest is left out. */
const MOST_WORDS = 12;
/** Below it a word means only itself: 'av' is not the beginning of 'available'. */
const SHORTEST_BEGINNING = 3;

export const isBeginning = (word: string): boolean => word.length >= SHORTEST_BEGINNING;

/** Whether a word of a text is what was asked for: the same, or a longer one that begins so. */
export const isMeant = (asked: string, word: string): boolean =>
  word === asked || (isBeginning(asked) && word.startsWith(asked));

/** One of several: 'rooms' asks for 'room', too. */
const singularOf = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
};

/** What is done, by who or what does it: 'cabling' asks for 'cable', too. */
const stemOf = (word: string): string => (word.length > 5 && word.endsWith('ing') ? word.slice(0, -3) : word);

const sameWord = (one: string, other: string): boolean => singularOf(one) === singularOf(other);

/** What a word asks for by itself. */
const waysOf = (word: string): Wanted => [[word], [singularOf(word)], [stemOf(word)]];

/** The things that the words name, the longest known phrase first, each with the number of its words. */
const readThings = (
  words: readonly string[],
  groups: readonly Wanted[],
): { length: number; ways: Wanted }[] => {
  const things: { length: number; ways: Wanted }[] = [];
  for (let at = 0; at < words.length; at += things.at(-1)?.length ?? 1) {
    const stands = (phrase: Phrase) => phrase.every((word, next) => sameWord(word, words[at + next] ?? ''));
    const longest = (ways: Wanted) => Math.max(0, ...ways.filter(stands).map((phrase) => phrase.length));
    const length = Math.max(1, ...groups.map(longest));
    const said = words.slice(at, at + length);
    const known = groups.filter((ways) => longest(ways) === length).flat();
    things.push({ length, ways: [...(length > 1 ? [said] : waysOf(said[0] ?? '')), ...known] });
  }
  return things;
};

/** What a query asks for (docs/requirements.md, FIND-2, FIND-3). Nothing where it holds no letter and no digit. */
export const readQuestion = (query: string, { same, unimportant }: SearchWords): Wanted[] => {
  const words = wordsOf(query).slice(0, MOST_WORDS);
  const things = readThings(
    words,
    same.map((ways) => ways.map(wordsOf)),
  );
  const important = things.filter(
    ({ length, ways }) => length > 1 || !unimportant.includes(ways[0]?.[0] ?? ''),
  );
  return (important.length > 0 ? important : things).map(({ ways }) => ways);
};

/** Whether a text says one of the ways. */
export const isSaid = (wanted: Wanted, words: readonly string[]): boolean =>
  wanted.some((phrase) => phrase.every((asked) => words.some((word) => isMeant(asked, word))));
