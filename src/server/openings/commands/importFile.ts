import { CsvError, parse } from 'csv-parse/sync';
import { extname } from 'node:path';
import type { StaffContext } from '../../terminal/context.ts';
import { readText } from '../../terminal/files.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import type { Opening, OpeningStatus } from '../queries/toOpening.ts';
import { parseOpeningFile, type Parsed } from '../text/openingFile.ts';
import { openingErrors, toOpeningText } from '../text/openingRules.ts';
import { TABLE_COLUMNS } from '../text/openingTemplate.ts';

/** What an exported opening was; nothing of one that somebody wrote. */
interface Origin {
  id?: number | undefined;
  status?: OpeningStatus | undefined;
  /** ISO 8601 instant. */
  publish_at?: string | undefined;
}

export interface ImportedOpening {
  text: OpeningText;
  origin: Origin;
}

/** The columns that 'openings export' writes; a new opening gets a number and dates of its own. */
export const EXPORT_COLUMNS = ['id', 'status', 'posted_at', 'publish_at', ...TABLE_COLUMNS] as const;

const MAX_BYTES = 8 * 1024 * 1024;
const STATUSES: readonly OpeningStatus[] = ['draft', 'scheduled', 'open', 'closed'];
const COMMENT = /^# Opening (\d+)(?:, version (\d+))?(?:, (\w+))?(?: for (\S+))?/m;

/** The comment by which a file says which opening, and which of its versions, it was written from. */
export const originComment = ({ id, status, publish_at }: Opening, version: number): string =>
  `Opening ${id}, version ${version}, ${status}${status === 'scheduled' ? ` for ${publish_at ?? ''}` : ''}`;

/** The version from which a file of this opening was written; undefined where it does not say. */
export const versionIn = (content: string, id: number): number | undefined => {
  const [, opening, version] = COMMENT.exec(content) ?? [];
  return Number(opening) === id && version !== undefined ? Number(version) : undefined;
};

const originIn = (id?: string, status?: string, publish_at?: string): Origin => ({
  id: id ? Number(id) : undefined,
  status: STATUSES.find((each) => each === status?.trim().toLowerCase()),
  publish_at: publish_at || undefined,
});

/** Nobody can apply for it: its closing date may be past. */
const closingFor = ({ status }: Origin, today: string | undefined) =>
  today === undefined || status === 'draft' || status === 'closed' ? undefined : { today };

const parseMarkdown = (content: string, today: string | undefined): Parsed<ImportedOpening[]> => {
  const [, id, , status, publish_at] = COMMENT.exec(content) ?? [];
  const origin = originIn(id, status, publish_at);
  const parsed = parseOpeningFile(content, closingFor(origin, today));
  return parsed.kind === 'errors' ? parsed : { kind: 'parsed', value: [{ text: parsed.value, origin }] };
};

/** Spreadsheets separate cells as the country does. */
const delimiterOf = (content: string): string => {
  const [titles = ''] = content.split('\n');
  const countOf = (delimiter: string) => titles.split(delimiter).length;
  return [',', ';', '\t'].toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
};

type Row = Readonly<Record<string, string>>;

const cellOf = (row: Row, field: string): string =>
  // 'openings export' puts an apostrophe before what a spreadsheet would run.
  (row[field] ?? '')
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .replace(/\r\n?/g, '\n')
    .trim();

const readRow = (row: Row, line: number, today: string | undefined): Parsed<ImportedOpening[]> => {
  const id = cellOf(row, 'id');
  const status = cellOf(row, 'status');
  const origin = originIn(id, status, cellOf(row, 'publish_at'));
  const text = toOpeningText((field) => cellOf(row, field), {
    description: cellOf(row, 'description'),
    requirements: cellOf(row, 'requirements')
      .split('\n')
      .flatMap((item) => item.trim() || []),
  });
  const errors = [
    ...(/^\d{0,15}$/.test(id) ? [] : ['id must be the number of an opening, or empty for a new one']),
    ...(status && !origin.status ? [`status must be one of ${STATUSES.join(', ')}, or empty`] : []),
    ...openingErrors(text, closingFor(origin, today)),
  ];
  return errors.length > 0
    ? { kind: 'errors', errors: errors.map((error) => `row that ends on line ${line}: ${error}`) }
    : { kind: 'parsed', value: [{ text, origin }] };
};

const columnErrors = (titles: readonly string[]): string[] => {
  const unknown = titles.filter((title) => !EXPORT_COLUMNS.some((column) => column === title));
  const missing = ['job_title', 'company_name', 'location', 'description'].filter(
    (column) => !titles.includes(column),
  );
  return [
    ...unknown.map((title) => `unknown column ${title}; the columns are ${TABLE_COLUMNS.join(', ')}`),
    ...missing.map((column) => `the column ${column} is missing`),
  ];
};

const parseTable = (content: string, today: string | undefined): Parsed<ImportedOpening[]> => {
  let titles: string[] = [];
  const results: Parsed<ImportedOpening[]>[] = [];
  try {
    parse(content, {
      bom: true,
      delimiter: delimiterOf(content),
      columns: (cells: string[]) => (titles = cells.map((cell) => cell.trim())),
      on_record: (row: Row, { lines }) => {
        const isBlank = Object.values(row).every((cell) => cell.trim() === '');
        if (!isBlank) results.push(readRow(row, lines, today));
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { kind: 'errors', errors: [error.message] };
  }
  const wrongColumns = columnErrors(titles);
  if (wrongColumns.length > 0) return { kind: 'errors', errors: wrongColumns };
  if (results.length === 0) return { kind: 'errors', errors: ['there is no opening in this file'] };
  const errors = results.flatMap((result) => (result.kind === 'errors' ? result.errors : []));
  return errors.length > 0
    ? { kind: 'errors', errors }
    : { kind: 'parsed', value: results.flatMap((result) => (result.kind === 'parsed' ? result.value : [])) };
};

/** The openings of one file (.md or .csv), or everything that is wrong with it. */
export const readImportFile = async (
  context: Pick<StaffContext, 'input' | 'surroundings'>,
  file: string,
  today: string | undefined,
): Promise<Parsed<ImportedOpening[]>> => {
  const ending = extname(file).toLowerCase();
  if (ending !== '.md' && ending !== '.csv')
    return { kind: 'errors', errors: ['openings are imported from Markdown files (.md) and tables (.csv)'] };
  const content = await readText(context, { file, limit: MAX_BYTES });
  return ending === '.md' ? parseMarkdown(content, today) : parseTable(content, today);
};
