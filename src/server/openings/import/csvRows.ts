import { parse } from 'csv-parse/sync';

/** A row, and the line on which it begins. */
export interface CsvRow {
  cells: string[];
  line: number;
}

const DELIMITERS = [',', ';', '\t'];

/** A spreadsheet writes what its country's lists are written with. */
const delimiterOf = (text: string): string => {
  const [titles = ''] = text.split('\n');
  const countOf = (delimiter: string) => titles.split(delimiter).length;
  return DELIMITERS.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
};

/** Takes away the apostrophe with which 'openings export' defuses what a spreadsheet would run. */
const withoutApostrophe = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '');

/** Takes a table apart; throws a CsvError where it is none. */
export const csvRows = (text: string): CsvRow[] => {
  let before = 0;
  const rows = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    // What `info` makes of a row, the library's types leave out.
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return rows.map(({ record, info }) => {
    const line = before + 1;
    before = info.lines;
    return { cells: record.map(withoutApostrophe), line };
  });
};
