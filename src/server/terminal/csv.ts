import { withoutControls } from './terminal.ts';

/** The characters that begin a formula in a spreadsheet, including full-width forms. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const toCell = (value: unknown): string => {
  const text = withoutControls(String(value ?? ''));
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/**
 * Rows as CSV for spreadsheets: UTF-8 with a byte order mark, CRLF, every cell in quotes, no control characters. Text
 * that a spreadsheet would run as a formula is prefixed with an apostrophe.
 */
export const toCsv = <Row extends object>(
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
): string =>
  `\ufeff${[columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(toCell).join(',')}\r\n`)
    .join('')}`;
