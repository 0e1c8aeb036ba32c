/** Makes composed and decomposed letters, and full and half width, equal. */
const comparable = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether the texts contain every word, whatever its letter case. */
export const holdsAll = (texts: readonly (string | undefined)[], words: readonly string[]): boolean => {
  const text = comparable(texts.join('\n'));
  return words.every((word) => text.includes(comparable(word)));
};
