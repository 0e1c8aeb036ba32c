import type { Style } from '../terminal/terminal.ts';
import type { ListField, Noun } from './field.ts';

/** Everything a list command knows of what it lists; how it is shown is the renderer's. */
export interface List<Row> {
  rows: readonly Row[];
  fields: readonly ListField<Row>[];
  noun: Noun;
  /** What is said where there is no row. */
  none: string;
  styleOf?: (row: Row) => Style | undefined;
  /** A line below the table, about the rows that are shown. */
  legendOf?: (rows: readonly Row[]) => string;
}

/** The rows that were asked for, and where they stand among all of them. */
export interface Shown<Row> {
  rows: readonly Row[];
  start: number;
  total: number;
  nextPage: number | undefined;
  /** The fields that were asked for; undefined: the usual ones. */
  picked: readonly ListField<Row>[] | undefined;
}
