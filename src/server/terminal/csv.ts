import { stringify } from 'csv-stringify/sync';
import { withoutControls } from './terminal.ts';

/**
 * Rows as a table for spreadsheets: UTF-8 with a byte order mark, CRLF, every cell in quotes, no control characters. A text
 * that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export const toCsv = <Row extends object>(
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
): string =>
  stringify([...rows], {
    columns: [...columns],
    header: true,
    bom: true,
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { string: withoutControls },
  });
