/** Composed and decomposed letters, full and half width are the same to somebody who searches. */
const comparable = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether every word stands somewhere in the texts, whatever its letter case. */
export const holdsAll = (texts: readonly (string | undefined)[], words: readonly string[]): boolean => {
  const text = comparable(texts.join('\n'));
  return words.every((word) => text.includes(comparable(word)));
};
