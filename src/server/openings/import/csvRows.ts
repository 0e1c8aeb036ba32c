import { parse, type CsvError } from 'csv-parse/sync';
import type { FileFault } from '../../desk/fileFault.ts';

/** A row, and the line on which it begins. */
export interface CsvRow {
  cells: string[];
  line: number;
}

export interface CsvTable {
  rows: CsvRow[];
  /** Rows that could not be taken apart. */
  faults: FileFault[];
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

const WITHIN =
  'a quotation mark stands within a cell; put the cell into quotation marks, and write this one twice';
const LOST =
  'a quotation mark is not closed, or stands within a cell that has them around; what follows cannot be read';

/** Where a cell of several lines ends is not known any more: what follows would be told wrongly. */
const isLostAt = ({ code }: CsvError): boolean =>
  code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_INVALID_CLOSING_QUOTE';

/** Takes a table apart, as far as it can be read. */
export const csvRows = (text: string): CsvTable => {
  const table: CsvTable = { rows: [], faults: [] };
  let before = 0;
  let isLost = false;
  parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_records_with_error: true,
    on_record: (record: string[], { lines }) => {
      if (!isLost) table.rows.push({ cells: record.map(withoutApostrophe), line: before + 1 });
      before = lines;
      return null;
    },
    on_skip: (error) => {
      if (!error || isLost) return;
      isLost = isLostAt(error);
      table.faults.push({ line: before + 1, text: isLost ? LOST : WITHIN });
      before = typeof error['lines'] === 'number' ? error['lines'] : before + 1;
    },
  });
  return table;
};
