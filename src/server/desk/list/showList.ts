import { refused, wrongUse } from '../command/staffError.ts';
import { OUTPUT, outPath } from '../place/personsPath.ts';
import type { StaffContext } from '../staffContext.ts';
import { jsonText } from '../terminal/jsonText.ts';
import { writeLines, type Terminal } from '../terminal/terminal.ts';
import { toPeopleCsv } from '../toCsv.ts';
import { writeNewFile } from '../writeNewFile.ts';
import { countOf, type ListField } from './field.ts';
import type { List, Shown } from './list.ts';
import { listLines } from './listLines.ts';
import { readFields, readFormat, readPage, type ListFormat, type ListValues } from './listOptions.ts';
import { sorted } from './sorted.ts';

const choose = <Row>({ rows, fields }: List<Row>, options: ListValues): Shown<Row> => {
  const { start, size } = readPage(options);
  const shown = sorted(rows, options.sort, fields).slice(start, start + size);
  const isLast = start + shown.length >= rows.length;
  return {
    rows: shown,
    start,
    total: rows.length,
    nextPage: isLast ? undefined : Math.floor(start / size) + 2,
    picked: readFields(options.fields, fields),
  };
};

const pick = <Row>(row: Row, fields: readonly ListField<Row>[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value(row)]));

const textOf = <Row>(
  list: List<Row>,
  { shown, format, output }: { shown: Shown<Row>; format: ListFormat; output: Terminal },
): string => {
  const { rows, picked } = shown;
  if (format === 'json') return jsonText(picked ? rows.map((row) => pick(row, picked)) : rows);
  if (format === 'table') return `${listLines(list, shown, output).join('\n')}\n`;
  const fields = picked ?? list.fields;
  return toPeopleCsv(
    rows.map((row) => pick(row, fields)),
    fields.map(({ name }) => name),
  );
};

/** Refuses bad options of a list before its database is opened. */
export const checkListOptions = (options: ListValues, fields: readonly ListField<never>[]): void => {
  readPage(options);
  readFormat(options);
  sorted([], options.sort, fields);
  readFields(options.fields, fields);
  if (options.force && !options.out) throw wrongUse('--force is about a file; name it with --out FILE');
};

/**
 * Shows a list as its options say: in this order, this page of it, these fields, as a table, JSON or CSV, into a file or
 * on the output. Gives the rows that left the house in a file (docs/requirements.md, STAFF-22).
 */
export const showList = async <Row>(
  {
    output,
    errors,
    surroundings,
    options,
  }: Pick<StaffContext, 'output' | 'errors' | 'surroundings'> & { options: ListValues },
  list: List<Row>,
): Promise<readonly Row[]> => {
  const shown = choose(list, options);
  const format = readFormat(options);
  const isForOutput = options.out === undefined || options.out === OUTPUT;
  // A table says so itself; what other programs read must not, and somebody looks on.
  const isSilent = shown.total === 0 && (format !== 'table' || !isForOutput);
  if (isSilent && list.none !== '') writeLines(errors, [list.none]);
  if (isForOutput) {
    if (format === 'csv' && output.isTerminal)
      throw refused('A CSV is not shown on a terminal; add --out FILE');
    output.write(textOf(list, { shown, format, output }));
    return [];
  }
  const file = outPath(surroundings, options.out);
  const plain = { ...output, width: Infinity, hasColours: false };
  const bytes = Buffer.from(textOf(list, { shown, format, output: plain }));
  await writeNewFile(file, bytes, { overwrite: options.force === true });
  writeLines(output, [`${file}: ${countOf(shown.rows.length, list.noun)}`]);
  return shown.rows;
};
