/** The fields in which the list's search finds words, in browser and server alike. */
const SEARCHED_FIELDS = ['job_title', 'company_name', 'location', 'department', 'description'] as const;
export type SearchedOpening = Partial<Record<(typeof SEARCHED_FIELDS)[number], string | null | undefined>>;

/** Maximum number of words that are read from a query. */
const MAX_WORDS = 12;
/** Words of this length also match as a prefix. A single letter must be a complete word: 'C', 'R'. */
const MIN_PREFIX_LENGTH = 2;
/** `C#`, `F#` and `C++` are words of their own. */
const WORD = /[\p{L}\p{N}]+(?:#|\+\+)?/gu;
const COMBINING_MARKS = /\p{M}/gu;

/** The words of a text, in lower case and without accents: letters and digits, and `#` or `++` at the end. */
export const splitWords = (text: string): string[] =>
  text.normalize('NFKD').replace(COMBINING_MARKS, '').toLowerCase().match(WORD) ?? [];

/** The distinct words by which an opening is found. */
export const listWords = (opening: SearchedOpening): string[] => [
  ...new Set(splitWords(SEARCHED_FIELDS.map((field) => opening[field] ?? '').join(' '))),
];

/** The words that a query asks for. Each must be in the opening; `isPrefix`: at least as the start of a word. */
export const readQueryWords = (q: string): { word: string; isPrefix: boolean }[] =>
  splitWords(q)
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, isPrefix: [...word].length >= MIN_PREFIX_LENGTH }));

/** Whether an opening has every word of a query. A query without words finds nothing. */
export const matchesQuery = (words: readonly string[], q: string): boolean => {
  const queryWords = readQueryWords(q);
  return (
    queryWords.length > 0 &&
    queryWords.every(({ word, isPrefix }) =>
      words.some((each) => (isPrefix ? each.startsWith(word) : each === word)),
    )
  );
};
