import { withoutControls } from './terminal.ts';

/** The characters that begin a formula in a spreadsheet, including full-width forms. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const toCell = (value: unknown): string => {
  const text = withoutControls(String(value ?? ''));
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

type Columns<Row> = readonly (keyof Row & string)[];

const toLine = (cells: readonly unknown[]): string => `${cells.map(toCell).join(',')}\r\n`;

/** Rows of `toCsv` without its first line, to continue a table. */
export const toCsvRows = <Row extends object>(rows: readonly Row[], columns: Columns<Row>): string =>
  rows.map((row) => toLine(columns.map((column) => row[column]))).join('');

/**
 * Rows as CSV for spreadsheets: UTF-8 with a byte order mark, CRLF, every cell in quotes, no control characters. Text
 * that a spreadsheet would run as a formula is prefixed with an apostrophe.
 */
export const toCsv = <Row extends object>(rows: readonly Row[], columns: Columns<Row>): string =>
  `\ufeff${toLine(columns)}${toCsvRows(rows, columns)}`;
