import { normalise } from './normalise.ts';

/** A text with more words than this is no resume. */
const MAX_WORDS = 3000;
const MAX_LENGTH = 40;

/** Letters and digits, with the signs in or behind them that belong to a term: C++, C#, Node.js, o'neil. */
const TERM = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}+#]|[.@_'&-](?=[\p{L}\p{N}]))*/gu;
const INNER_SIGN = /[.@_'&-]/;
/** The first half of a letter that was cut, which PostgreSQL refuses. */
const HALF_LETTER = /[\ud800-\udbff]$/;

/** The terms of a text, or of what is searched in one, in their order. */
export const toTerms = (text: string): string[] =>
  [...normalise(text).matchAll(TERM)].map(([term]) => term.slice(0, MAX_LENGTH).replace(HALF_LETTER, ''));

/** The different words of a resume's text, each with its parts: Node.js is also found as js. */
export const splitResumeText = (text: string): string[] => {
  const words = new Set<string>();
  for (const term of toTerms(text)) {
    if (words.size >= MAX_WORDS) break;
    words.add(term);
    const parts = term.split(INNER_SIGN);
    if (parts.length > 1) for (const part of parts) if (part.length > 1) words.add(part);
  }
  return [...words];
};
