/** A sign that a row of a list may bear, and what it means. */
export interface RowMark<Row> {
  sign: string;
  words: string;
  isOn: (row: Row) => boolean;
}

/** The signs of a row, like `*+`. */
export const signsBy =
  <Row>(marks: readonly RowMark<Row>[]) =>
  (row: Row): string =>
    marks
      .filter(({ isOn }) => isOn(row))
      .map(({ sign }) => sign)
      .join('');

/** What the signs in a list mean; only those that occur. */
export const legendBy =
  <Row>(marks: readonly RowMark<Row>[]) =>
  (rows: readonly Row[]): string =>
    marks
      .filter(({ isOn }) => rows.some(isOn))
      .map(({ sign, words }) => `${sign} ${words}`)
      .join('   ');
