import type { FileFault } from '../../desk/fileFault.ts';
import { csvRows, type CsvRow } from './csvRows.ts';
import type { Imported } from './importRecord.ts';
import { nameFault, NEEDED_FIELDS, readRecord } from './readRecord.ts';

const atTop = (text: string): FileFault => ({ line: 1, text });

const missingColumns = (titles: readonly string[]): FileFault[] =>
  NEEDED_FIELDS.filter((field) => !titles.includes(field)).map((field) =>
    atTop(`the column ${field} is missing`),
  );

/** What is wrong with the first row, said once and not of every opening. */
const titleFaults = (titles: readonly string[]): FileFault[] =>
  titles.flatMap((title, index) => {
    const isTwice = titles.indexOf(title) < index;
    const text = isTwice ? `the column ${title} stands here twice` : nameFault(title);
    return text ? [atTop(text)] : [];
  });

const toValues = (titles: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? '']));

const readRow = (titles: readonly string[], { cells, line }: CsvRow, today: string | undefined): Imported => {
  if (cells.length !== titles.length) {
    const text = `this row has ${cells.length} cells, the first one ${titles.length}`;
    return { openings: [], faults: [{ line, text }] };
  }
  return readRecord({ values: toValues(titles, cells), line }, today);
};

/**
 * Reads openings from a table whose first row names the fields as 'openings export' does; the requirements of an
 * opening are the lines of one cell.
 */
export const parseCsvFile = (text: string, today: string | undefined): Imported => {
  const { rows, faults: broken } = csvRows(text);
  const [first, ...others] = rows;
  const titles = first?.cells.map((title) => title.trim()) ?? [];
  const faults = [...broken, ...titleFaults(titles)];
  const missing = missingColumns(titles);
  // Without any of its columns a table has nothing more to say.
  if (rows.length === 0 && broken.length > 0) return { openings: [], faults: broken };
  if (missing.length === NEEDED_FIELDS.length) return { openings: [], faults: [...faults, ...missing] };
  const isBlank = ({ cells }: CsvRow) => cells.every((cell) => cell.trim() === '');
  const results = others.filter((row) => !isBlank(row)).map((row) => readRow(titles, row, today));
  if (results.length === 0) {
    const none = broken.length > 0 ? broken : [atTop('there is no opening in this file')];
    return { openings: [], faults: none };
  }
  return {
    openings: results.flatMap(({ openings }) => openings),
    faults: [...faults, ...missing, ...results.flatMap((result) => result.faults)],
  };
};
