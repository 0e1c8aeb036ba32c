/** A word of any script with its accents and apostrophes; dashes, slashes and signs part words. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

/** A word as it is compared: without capitals, accents and apostrophes. */
const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** The words of a text as they are compared, in its order (docs/requirements.md, FIND-2). */
export const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(fold);

/** A text in pieces, those in `isWanted` words of which are to be marked; together they are the text again. */
export const markedPieces = (
  text: string,
  isWanted: (word: string) => boolean,
): { text: string; isMarked: boolean }[] => {
  const pieces: { text: string; isMarked: boolean }[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isWanted(fold(word))) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isMarked: false });
    pieces.push({ text: word, isMarked: true });
    end = index + word.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isMarked: false }] : pieces;
};
