/** The rows that somebody may have meant. */
export interface Referred {
  id: number;
  reference: string;
}

/** Fewest letters of a reference that are taken for a part of one. */
const LEAST = 4;
const NUMBER = /^[1-9]\d{0,8}$/;

/** As Crockford's alphabet reads what people write: no hyphens, any case, O for 0, I and L for 1. */
const plain = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/**
 * Those whom a text means: the one with that reference or number, else all whose reference holds it as a part (of at
 * least four letters).
 */
export const matchReference = <Row extends Referred>(rows: readonly Row[], text: string): readonly Row[] => {
  const wanted = plain(text);
  const exact = rows.filter(({ reference }) => plain(reference) === wanted);
  if (exact.length > 0) return exact;
  const numbered = NUMBER.test(text.trim()) ? rows.filter(({ id }) => id === Number(text)) : [];
  if (numbered.length > 0 || wanted.length < LEAST) return numbered;
  return rows.filter(({ reference }) => plain(reference).includes(wanted));
};

/** Composed and decomposed letters, full and half width are the same to somebody who searches. */
const comparable = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether every word stands somewhere in the texts, whatever its letter case. */
export const holdsAll = (texts: readonly (string | undefined)[], words: readonly string[]): boolean => {
  const text = comparable(texts.join('\n'));
  return words.every((word) => text.includes(comparable(word)));
};
