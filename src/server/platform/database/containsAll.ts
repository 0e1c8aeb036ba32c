/** Unifies letter case, composed and decomposed letters, and full and half width. */
const normalise = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether the texts together contain every word. */
export const containsAll = (texts: readonly (string | undefined)[], words: readonly string[]): boolean => {
  const text = normalise(texts.join('\n'));
  return words.every((word) => text.includes(normalise(word)));
};
