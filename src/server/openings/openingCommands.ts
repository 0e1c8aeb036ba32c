import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { isDeepStrictEqual } from 'node:util';
import { OPENING_FIELDS } from '../../contract/openingFields.ts';
import { confirm, defineCommand } from '../terminal/command.ts';
import { refusal } from '../terminal/failure.ts';
import { readText } from '../terminal/files.ts';
import { pluralise, escapeLine, writeLines } from '../terminal/terminal.ts';
import type { OpeningText } from './queries/toOpening.ts';
import { checkOpening, toOpeningText } from './text/openingRules.ts';

const MAX_BYTES = 8 * 1024 * 1024;
const REQUIRED_COLUMNS = ['job_title', 'company_name', 'location', 'description'];
/** Columns of an export that an import ignores. */
const IGNORED_COLUMNS = ['id', 'status', 'posted_at'];
const COLUMNS: readonly string[] = [...OPENING_FIELDS, 'description', 'requirements', ...IGNORED_COLUMNS];

type Row = Readonly<Record<string, string>>;

/** Spreadsheets separate cells with commas, semicolons or tabs, depending on the country. */
const readRows = (content: string): Row[] => {
  try {
    return parse(content, {
      bom: true,
      columns: (cells: string[]) => cells.map((cell) => cell.trim()),
      delimiter: [',', ';', '\t'],
      skipRecordsWithEmptyValues: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refusal(error.message, 'Nothing was imported');
  }
};

const toOpening = (row: Row): OpeningText => {
  // An export adds an apostrophe before text that looks like a formula.
  const readCell = (column: string) =>
    (row[column] ?? '')
      .replace(/^'(?=[=+\-@\t\r])/, '')
      .replace(/\r\n?/g, '\n')
      .trim();
  const requirements = readCell('requirements')
    .split('\n')
    .flatMap((item) => item.trim() || []);
  return toOpeningText(readCell, { description: readCell('description'), requirements });
};

const checkColumns = (header: readonly string[]): string[] => [
  ...header.filter((title) => !COLUMNS.includes(title)).map((title) => `unknown column ${title}`),
  ...REQUIRED_COLUMNS.filter((column) => !header.includes(column)).map(
    (column) => `the column ${column} is missing`,
  ),
];

export const importOpenings = defineCommand(
  {
    name: 'import',
    summary:
      'Adds the openings of a table (CSV) as drafts, all of them or none; publish them in the staff desk.',
    args: { file: ['<FILE>', "a table as 'export' writes it; '-' reads standard input"] },
    options: {},
    examples: ['./staff import ~/openings.csv'],
  },
  async (request) => {
    const { args, database, output, actor } = request;
    const rows = readRows(await readText(request, { file: args.file, limit: MAX_BYTES }));
    const texts = rows.map(toOpening);
    const errors = rows[0] ? checkColumns(Object.keys(rows[0])) : ['the file contains no openings'];
    if (errors.length === 0)
      texts.forEach((text, index) =>
        errors.push(...checkOpening(text).map(({ error }) => `opening ${index + 1}: ${error}`)),
      );
    const { openings } = await database();
    const storedOpenings = await openings.listAll();
    texts.forEach((text, index) => {
      const existing = storedOpenings.find((opening) => isDeepStrictEqual({ ...opening, ...text }, opening));
      if (existing) errors.push(`opening ${index + 1} already exists as opening ${existing.id}`);
    });
    if (errors.length > 0)
      throw refusal(...errors.map((error) => `${basename(args.file)}: ${error}`), 'Nothing was imported');
    const added = await openings.addDrafts(texts, { actor });
    writeLines(
      output,
      added.map(({ id, job_title }) => `Opening ${id} is a draft: ${escapeLine(job_title)}`),
    );
  },
);

const joinIds = (ids: readonly number[]): string => (ids.length === 0 ? 'none' : ids.join(', '));

export const clearSamples = defineCommand(
  {
    name: 'clear-samples',
    summary: 'Deletes the sample openings, and closes those that someone has applied for.',
    args: {},
    options: { yes: ['--yes', 'do not ask for confirmation'] },
    examples: ['./staff clear-samples'],
  },
  async (request) => {
    const { options, database, output, actor } = request;
    const { openings } = await database();
    const samples = (await openings.listAll()).filter(({ is_sample }) => is_sample);
    if (samples.length === 0) return writeLines(output, ['There are no sample openings.']);
    const question = `${pluralise(samples.length, 'sample opening')} will be permanently deleted or closed.`;
    await confirm(request, { question, isConfirmed: options.yes });
    const { deleted, closed } = await openings.clearSamples({ actor });
    return writeLines(output, [
      `Deleted: ${joinIds(deleted)}`,
      `Closed, because someone has applied: ${joinIds(closed)}`,
    ]);
  },
);
