import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { confirm, defineCommand } from '../terminal/command.ts';
import { refusal } from '../terminal/failure.ts';
import { readText } from '../terminal/files.ts';
import { pluralise, escapeLine, writeLines } from '../terminal/terminal.ts';
import type { Opening } from './queries/toOpening.ts';
import { type FileOpening, readOpeningFile } from './readOpeningFile.ts';
import { checkOpening } from './text/openingRules.ts';
import { searchEngineWarnings } from './text/searchEngineWarnings.ts';

const MAX_BYTES = 8 * 1024 * 1024;

/** Finds what keeps an opening of a file from being imported: where it is, and what to do. */
const findErrors = ({ name, text }: FileOpening, storedByTitle: Map<string, Opening[]>): string[] => {
  const stored = storedByTitle.get(text.job_title) ?? [];
  const existing = stored.find((opening) => isDeepStrictEqual({ ...opening, ...text }, opening));
  return [
    ...checkOpening(text).map(({ field, error }) => `${name}, column ${field}: ${error}`),
    ...(existing ? [`${name}: it already exists as opening ${existing.id}`] : []),
  ];
};

export const importOpenings = defineCommand(
  {
    name: 'import',
    summary:
      'Adds the openings of a table (CSV) or a list (JSON) as drafts, all of them or none; publish them in the staff desk.',
    args: { file: ['<FILE>', "a file as 'export' writes it; '-' reads standard input"] },
    options: { partial: ['--partial', 'add the openings without an error, and name the others'] },
    examples: ['./staff import ~/openings.csv', './staff import --partial ~/openings.json'],
  },
  async (request) => {
    const { args, options, database, output, actor } = request;
    const { openings: found, errors } = readOpeningFile(
      await readText(request, { file: args.file, limit: MAX_BYTES }),
    );
    const inFile = (error: string) => `${basename(args.file)}: ${error}`;
    if (errors.length > 0) throw refusal(...errors.map(inFile), 'Nothing was imported');
    const { openings } = await database();
    const storedByTitle = new Map<string, Opening[]>();
    for (const stored of await openings.listByTitles(found.map(({ text }) => text.job_title)))
      storedByTitle.set(stored.job_title, [...(storedByTitle.get(stored.job_title) ?? []), stored]);
    const checked = found.map((opening) => ({ ...opening, errors: findErrors(opening, storedByTitle) }));
    const refused = checked.filter((opening) => opening.errors.length > 0);
    const reasons = refused.flatMap((opening) => opening.errors.map(inFile));
    if (refused.length > 0 && !options.partial) throw refusal(...reasons, 'Nothing was imported');
    const taken = checked.filter((opening) => opening.errors.length === 0);
    const added = await openings.addDrafts(
      taken.map(({ text }) => text),
      { actor },
    );
    writeLines(output, [
      ...added.map(({ id, job_title }) => `Opening ${id} is a draft: ${escapeLine(job_title)}`),
      ...taken.flatMap(({ name, text }) =>
        searchEngineWarnings(text).map((warning) => inFile(`${name}: note: ${warning}`)),
      ),
    ]);
    if (refused.length > 0)
      throw refusal(
        ...reasons,
        `${pluralise(added.length, 'opening')} imported, ${pluralise(refused.length, 'opening')} not`,
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
