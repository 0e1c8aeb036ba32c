import { stringify } from 'csv-stringify/sync';
import { withoutSteering } from './terminal/harmless.ts';

/**
 * Rows as a table for Excel and LibreOffice: UTF-8 with a byte order mark, CRLF, every cell in quotes. A text that a
 * spreadsheet would run as a formula (it begins with = + - @, a tab or a carriage return) gets an apostrophe before it;
 * a telephone number like +44 … is such a text, too.
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
  });

/** The same of what visitors typed: their control and direction characters stay out of it (STAFF-4). */
export const toPeopleCsv = <Row extends object>(
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
): string =>
  toCsv<Record<string, unknown>>(
    rows.map((row) =>
      Object.fromEntries(
        columns.map((column) => {
          const value: unknown = row[column];
          return [column, typeof value === 'string' ? withoutSteering(value) : value];
        }),
      ),
    ),
    columns,
  );
