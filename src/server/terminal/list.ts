import Table from 'cli-table3';
import type { StaffContext } from './context.ts';
import { toCsv } from './csv.ts';
import { refused, wrongUse } from './failure.ts';
import { OUTPUT, outPath, shownName, writeNewFile } from './files.ts';
import { countOf, harmlessLine, jsonText, styled, writeLines, type Terminal } from './terminal.ts';

/** What a list says of each row, under a name that `--fields` and `--sort` know. */
export interface ListField<Row> {
  name: string;
  /** Head of its column; its name where that is left out. */
  title?: string;
  /** What is sorted by, and written into other formats. */
  value: (row: Row) => string | number | null;
  /** As a table shows it; its value where that is left out. */
  cell?: (row: Row) => string;
  /** Only shown where --fields names it. */
  isHidden?: boolean;
}

/** A character in the first column of a list, with its meaning below. */
export interface RowMark<Row> {
  sign: string;
  meaning: string;
  isOn: (row: Row) => boolean;
}

export interface List<Row> {
  rows: readonly Row[];
  fields: readonly ListField<Row>[];
  noun: readonly [one: string, many: string];
  /** What is said where there is no row. */
  none: string;
  marks?: readonly RowMark<Row>[];
}

const FORMATS = ['table', 'json', 'csv'] as const;

/** The options of every list. */
export const listOptions = {
  limit: ['--limit <N>', 'only so many of them'],
  page: ['--page <N>', 'the next ones: --limit 20 --page 2 begins with the 21st'],
  sort: ['--sort <FIELD>', 'in this order; FIELD:desc reverses it'],
  fields: ['--fields <A,B>', 'only these fields, in this order'],
  format: ['--format <FORMAT>', FORMATS.join(', ')],
  out: ['--out <FILE>', 'into a file; its ending .csv or .json says the format'],
  force: ['--force', 'also over a file that exists'],
  json: ['--json', 'the same as --format json'],
} as const;

type ListValues = Readonly<
  Record<'limit' | 'page' | 'sort' | 'fields' | 'format' | 'out', string | undefined> &
    Record<'force' | 'json', boolean | undefined>
>;

const readNumber = (option: string, text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw wrongUse(`${option} must be a whole number from 1`);
  return Number(text);
};

const readField = <Row>(option: string, name: string, fields: readonly ListField<Row>[]): ListField<Row> => {
  const field = fields.find((each) => each.name === name);
  if (field) return field;
  throw wrongUse(`${option}: the fields are ${fields.map((each) => each.name).join(', ')}`);
};

const compare = (one: string | number | null, other: string | number | null): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en', { numeric: true, sensitivity: 'base' });

/** Rows in the order of `field` or `field:desc`; those without a value come last. */
const sorted = <Row>(
  rows: readonly Row[],
  order: string | undefined,
  fields: readonly ListField<Row>[],
): readonly Row[] => {
  if (order === undefined) return rows;
  const [name = '', way = 'asc'] = order.split(':');
  if (way !== 'asc' && way !== 'desc') throw wrongUse('--sort must be FIELD, FIELD:asc or FIELD:desc');
  const { value } = readField('--sort', name, fields);
  const sign = way === 'asc' ? 1 : -1;
  const isEmpty = (row: Row) => Number(value(row) === null || value(row) === '');
  return rows.toSorted(
    (one, other) => isEmpty(one) - isEmpty(other) || sign * compare(value(one), value(other)),
  );
};

/** The options, read. Throws a StaffError of code 2: call it before the database is opened. */
export const readListOptions = <Row>(options: ListValues, fields: readonly ListField<Row>[]) => {
  const ending = /\.(json|csv)$/i.exec(options.out ?? '')?.[1]?.toLowerCase();
  const wanted = options.format ?? (options.json ? 'json' : (ending ?? 'table'));
  const format = FORMATS.find((each) => each === wanted);
  if (!format) throw wrongUse(`--format must be ${FORMATS.join(', ')}`);
  if (options.force && !options.out) throw wrongUse('--force is about a file; name it with --out FILE');
  const size =
    options.limit === undefined ? (options.page ? 50 : Infinity) : readNumber('--limit', options.limit);
  const page = options.page === undefined ? 1 : readNumber('--page', options.page);
  sorted([], options.sort, fields);
  return {
    format,
    size,
    start: page === 1 ? 0 : (page - 1) * size,
    picked: options.fields?.split(',').map((name) => readField('--fields', name.trim(), fields)),
  };
};

const NO_BORDERS = Object.fromEntries(
  ['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right']
    .concat(['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid'])
    .map((name) => [name, '']),
);
/** Longest cell on a terminal, in characters. */
const MAX_CELL = 36;

const cut = (text: string, { isTerminal }: Terminal): string =>
  isTerminal && text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text;

/** A list as a table without borders, its marks explained and its total below. */
const tableLines = <Row>(
  { fields, marks = [], noun }: List<Row>,
  { rows, start, total }: { rows: readonly Row[]; start: number; total: number },
  output: Terminal,
): string[] => {
  const isNumber = ({ value }: ListField<Row>) => rows.every((row) => typeof value(row) === 'number');
  const hasMarks = marks.length > 0;
  const table = new Table({
    head: [...(hasMarks ? [''] : []), ...fields.map(({ name, title = name }) => title)],
    colAligns: [
      ...(hasMarks ? (['left'] as const) : []),
      ...fields.map((field) => (isNumber(field) ? ('right' as const) : ('left' as const))),
    ],
    chars: { ...NO_BORDERS, middle: '  ' },
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [], compact: true },
  });
  for (const row of rows) {
    const signs = marks.flatMap(({ sign, isOn }) => (isOn(row) ? [sign] : []));
    const cells = fields.map(({ value, cell }) =>
      cut(harmlessLine(cell ? cell(row) : String(value(row) ?? '')), output),
    );
    table.push(hasMarks ? [signs.join(''), ...cells] : cells);
  }
  const [titles = '', ...lines] = table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
  const legend = marks
    .filter(({ isOn }) => rows.some(isOn))
    .map(({ sign, meaning }) => `${sign} ${meaning}`)
    .join('   ');
  const all = countOf(total, ...noun);
  const shown = rows.length === total ? all : `${start + 1} to ${start + rows.length} of ${all}`;
  const below = [...(legend ? [legend] : []), shown];
  return [styled(output, 'bold', titles), ...lines, '', ...below.map((line) => styled(output, 'dim', line))];
};

const pick = <Row>(row: Row, fields: readonly ListField<Row>[]): Record<string, string | number | null> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value(row)]));

/** Shows a list as its options say; gives the rows that were written into a file, for the audit. */
export const showList = async <Row>(
  context: StaffContext & { options: ListValues },
  list: List<Row>,
): Promise<readonly Row[]> => {
  const { output, errors, options } = context;
  const { format, size, start, picked } = readListOptions(options, list.fields);
  const rows = sorted(list.rows, options.sort, list.fields).slice(start, start + size);
  const textFor = (terminal: Terminal): string => {
    if (format === 'json') return jsonText(picked ? rows.map((row) => pick(row, picked)) : rows);
    const fields = picked ?? list.fields.filter(({ isHidden }) => format === 'csv' || !isHidden);
    if (format === 'csv')
      return toCsv(
        rows.map((row) => pick(row, fields)),
        fields.map(({ name }) => name),
      );
    const total = list.rows.length;
    if (rows.length === 0) return `${total === 0 ? list.none : 'There is nothing on this page'}\n`;
    return `${tableLines({ ...list, fields }, { rows, start, total }, terminal).join('\n')}\n`;
  };
  const isForOutput = options.out === undefined || options.out === OUTPUT;
  if (list.rows.length === 0 && (format !== 'table' || !isForOutput)) writeLines(errors, [list.none]);
  if (isForOutput) {
    if (format === 'csv' && output.isTerminal)
      throw refused('A CSV is not shown on a terminal; add --out FILE');
    output.write(textFor(output));
    return [];
  }
  const file = outPath(context, options.out ?? '');
  const plain = { ...output, isTerminal: false, hasColours: false };
  await writeNewFile(file, Buffer.from(textFor(plain)), { overwrite: options.force === true });
  writeLines(output, [`${shownName(context, file)}: ${countOf(rows.length, ...list.noun)}`]);
  return rows;
};
