import { isDeepStrictEqual } from 'node:util';
import { confirm, defineCommand } from '../../terminal/command.ts';
import { refused, wrongUse } from '../../terminal/failure.ts';
import { writeOut } from '../../terminal/files.ts';
import { countOf, harmlessLine, writeLines } from '../../terminal/terminal.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import { ChangedMeanwhile, type ImportedOpenings } from '../queries/importOpenings.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import { dayOf } from '../queries/openNow.ts';
import type { Opening } from '../queries/toOpening.ts';
import { openingTemplate, tableTemplate, tableTemplateNote } from '../text/openingTemplate.ts';
import { versionNow } from './editOpenings.ts';
import { readImportFile, type ImportedOpening } from './importFile.ts';
import {
  diffLines,
  findDouble,
  outcomeLine,
  publishingQuestion,
  readOpeningFile,
  textOf,
} from './openingLines.ts';

export const printTemplate = defineCommand(
  {
    name: 'openings template',
    summary: 'Gives a file to fill in for a new opening, or a table for several.',
    args: {},
    options: {
      out: ['--out <FILE>', 'into a file; its ending .md or .csv says the format'],
      format: ['--format <FORMAT>', 'md, or csv for a spreadsheet'],
      csv: ['--csv', 'the same as --format csv'],
    },
    examples: ['./staff openings template --out ~/job.md', './staff openings template --out ~/openings.csv'],
  },
  async (request) => {
    const { out, csv, format = csv || /\.csv$/i.test(out ?? '') ? 'csv' : 'md' } = request.options;
    if (format !== 'md' && format !== 'csv') throw wrongUse('--format must be md or csv');
    await writeOut(request, { out, content: format === 'csv' ? tableTemplate() : openingTemplate() });
    if (format === 'csv' && out !== undefined) writeLines(request.output, tableTemplateNote);
  },
);

const doubleLine = ({ id, status, job_title }: Opening): string =>
  `Opening ${id} (${status}) has the same title, company and location: ${harmlessLine(job_title)}`;

export const addOpening = defineCommand(
  {
    name: 'openings add',
    summary: 'Publishes a new opening from a file, at once or as a draft.',
    args: { file: ['<FILE>', "the filled-in template; '-' reads standard input"] },
    options: {
      draft: ['--draft', 'keep it as a draft, which only staff see'],
      yes: ['--yes', 'publish it without asking'],
    },
    examples: ['./staff openings add ~/job.md --draft', './staff openings add ~/job.md'],
  },
  async (request) => {
    const { args, options, database, output, now, actor } = request;
    const isDraft = options.draft === true;
    const { text } = await readOpeningFile(request, args.file, { today: dayOf(now().toISOString()) });
    const opened = await database();
    const double = await findDouble(opened, text);
    if (double) writeLines(output, [doubleLine(double)]);
    const isConfirmed = options.yes || (isDraft && !double);
    const question = isDraft ? 'It is kept as a draft all the same.' : publishingQuestion(text);
    await confirm(request, { question, isConfirmed });
    writeLines(output, [outcomeLine(await opened.openings.add(text, { actor, isDraft }))]);
  },
);

/** What an import would do. */
interface Plan extends ImportedOpenings {
  added: ImportedOpenings['added'][number][];
  changed: { id: number; text: OpeningText; basedOn: number; before: Opening }[];
  equal: Opening[];
  doubles: Opening[];
}

/** A draft, a scheduled or a closed opening of another site is not published by the way. */
const publicationOf = ({ origin }: ImportedOpening, isDraft: boolean, at: string) => {
  const { status, publish_at } = origin;
  if (status === 'closed' && !isDraft) return { isClosed: true };
  if (status === 'scheduled' && !isDraft && publish_at && publish_at > at) return { publish_at };
  return { isDraft: isDraft || status === 'draft' || status === 'scheduled' };
};

const planImport = async (
  found: readonly ImportedOpening[],
  opened: StaffDatabase,
  { isDraft, areNew, at }: { isDraft: boolean; areNew: boolean; at: string },
): Promise<Plan> => {
  const plan: Plan = { added: [], changed: [], equal: [], doubles: [] };
  for (const one of found) {
    const { text, origin } = one;
    const before = areNew || origin.id === undefined ? undefined : await opened.openings.find(origin.id);
    if (before && isDeepStrictEqual({ ...before, ...text }, before)) plan.equal.push(before);
    else if (before) {
      const basedOn = await versionNow(opened, before.id);
      plan.changed.push({ id: before.id, text, basedOn, before });
    } else {
      plan.doubles.push(...[await findDouble(opened, text)].flatMap((double) => double ?? []));
      plan.added.push({ text, publication: publicationOf(one, isDraft, at) });
    }
  }
  return plan;
};

const planLines = ({ added, changed, equal, doubles }: Plan): string[] => [
  ...added.flatMap(({ text: { job_title, closing_date } }) =>
    closing_date ? [`New, until ${closing_date}: ${harmlessLine(job_title)}`] : [],
  ),
  ...equal.map(({ id }) => `Opening ${id} says this already; it stays as it is`),
  ...changed.flatMap(({ id, text, before }) => [
    `Opening ${id}, ${harmlessLine(before.job_title)}, is changed and stays ${before.status}:`,
    ...diffLines(textOf(before), text),
  ]),
  ...doubles.map(doubleLine),
];

/** What is asked first; empty where only drafts are added. */
const importQuestion = ({ added, changed, doubles }: Plan): string => {
  const published = added.filter(({ publication }) => 'isDraft' in publication && !publication.isDraft);
  const counts: [number, string][] = [
    [published.length, 'published, which visitors see at once'],
    [changed.length, 'changed'],
    [doubles.length, 'there twice afterwards'],
  ];
  const parts = counts.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : []));
  return parts.length === 0 ? '' : `Openings: ${parts.join('; ')}.`;
};

export const importOpenings = defineCommand(
  {
    name: 'openings import',
    summary: 'Imports the openings of files (.md, .csv), new and changed ones, all of them or none.',
    args: { files: ['<FILE...>', "what 'openings export' writes, or the filled-in template"] },
    options: {
      draft: ['--draft', 'keep new ones as drafts, which only staff see'],
      new: ['--new', 'all of them are new ones, whatever number they had'],
      dryRun: ['--dry-run', 'only say what is wrong with the files and what would be done'],
      yes: ['--yes', 'publish and change without asking'],
    },
    examples: ['./staff openings import ~/openings.csv --dry-run'],
  },
  async (request) => {
    const { args, options, database, output, now, actor } = request;
    const at = now().toISOString();
    const isDraft = options.draft === true;
    const found: ImportedOpening[] = [];
    const errors: string[] = [];
    for (const file of args.files) {
      const parsed = await readImportFile(request, file, isDraft ? undefined : dayOf(at));
      if (parsed.kind === 'parsed') found.push(...parsed.value);
      else errors.push(...parsed.errors.map((error) => `${file}: ${error}`));
    }
    const ids = found.flatMap(({ origin }) => origin.id ?? []);
    const twice = ids.filter((id, index) => ids.indexOf(id) < index);
    errors.push(...twice.map((id) => `Opening ${id} is in these files twice`));
    if (errors.length > 0) throw refused(...errors, 'Nothing was imported');
    const opened = await database();
    const plan = await planImport(found, opened, { isDraft, areNew: options.new === true, at });
    const lines = planLines(plan);
    if (lines.length > 0) writeLines(output, lines);
    if (options.dryRun)
      return writeLines(output, [`${countOf(found.length, 'opening')}, and nothing wrong with them`]);
    const question = importQuestion(plan);
    await confirm(request, { question, isConfirmed: question === '' || options.yes });
    try {
      const { added, changed } = await opened.openings.importAll(plan, { actor });
      const changes = changed.map(({ id }) => `Opening ${id} is changed`);
      return writeLines(output, [...changes, ...added.map(outcomeLine)]);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      throw refused(`Opening ${error.id} was changed meanwhile; nothing was imported, import again`);
    }
  },
);
