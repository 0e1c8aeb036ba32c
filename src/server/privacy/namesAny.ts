/** Shorter ones stand in every other text. */
const LEAST = 3;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text holds any of the words as words of their own: `ada@example.com` does not stand in `jada@example.com`. */
export const namesAny = (words: readonly string[]): ((text: string) => boolean) => {
  const wanted = words.map(plain).filter((word) => word.length >= LEAST);
  if (wanted.length === 0) return () => false;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_%+-])(?:${wanted.map(escaped).join('|')})(?![\\p{L}\\p{N}_])`,
    'u',
  );
  return (text) => pattern.test(plain(text));
};
