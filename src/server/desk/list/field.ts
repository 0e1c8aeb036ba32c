import type { Column } from '../terminal/table.ts';

/** What a list says of each of its rows, under a name that `--fields` and `--sort` know. */
export interface ListField<Row> extends Omit<Column, 'title'> {
  name: string;
  /** Head of its column; its name where that is left out. */
  title?: string;
  /** What is sorted by, and written into other formats. */
  value: (row: Row) => string | number | null;
  /** As a table shows it; its value where that is left out. */
  cell?: (row: Row) => string;
  /** Only shown where it is asked for. */
  isHidden?: boolean;
}

/** Kinds of row in words: `application`, `applications`. */
export type Noun = readonly [one: string, many: string];

export const countOf = (number: number, [one, many]: Noun): string =>
  `${number} ${number === 1 ? one : many}`;
