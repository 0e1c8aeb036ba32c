import { isDeepStrictEqual } from 'node:util';
import { when } from '../../platform/clock/when.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import { callOf, confirm, defineCommand, readId } from '../../terminal/command.ts';
import type { StaffContext } from '../../terminal/context.ts';
import { refused } from '../../terminal/failure.ts';
import { writeOut } from '../../terminal/files.ts';
import { listOptions, readListOptions, showList, type ListField } from '../../terminal/list.ts';
import { harmlessLine, writeLines } from '../../terminal/terminal.ts';
import type { OpeningText } from '../queries/insertOpening.ts';
import type { OpeningVersion } from '../queries/openingVersions.ts';
import { dayOf } from '../queries/openNow.ts';
import type { Opening } from '../queries/toOpening.ts';
import { formatOpeningFile } from '../text/openingFile.ts';
import { originComment, versionIn } from './importFile.ts';
import {
  describeOpening,
  diffLines,
  ID,
  outcomeLine,
  readOpeningFile,
  requireOpening,
  textOf,
} from './openingLines.ts';

/** The number of an opening's present text: 1 where it was never changed. */
export const versionNow = async (
  { openings }: Pick<StaffDatabase, 'openings'>,
  id: number,
): Promise<number> => (await openings.versions(id))[0]?.version ?? 1;

export const showOpening = defineCommand(
  {
    name: 'openings show',
    summary: 'Shows one opening.',
    args: ID,
    options: {
      file: ['--file', "in the form that 'openings edit' takes back"],
      out: ['--out <FILE>', 'the same, into a file'],
    },
    examples: ['./staff openings show 5', './staff openings show 5 --out ~/job.md'],
  },
  async (request) => {
    const { args, options, database, output } = request;
    const opened = await database();
    const opening = await requireOpening(opened, readId(args.id));
    if (options.file || options.out) {
      const comment = originComment(opening, await versionNow(opened, opening.id));
      return writeOut(request, { out: options.out, content: formatOpeningFile(textOf(opening), comment) });
    }
    const counts = await opened.countApplications();
    return writeLines(output, describeOpening(opening, counts.get(opening.id) ?? 0));
  },
);

interface Saving {
  before: Opening;
  /** The version that the text was written from. */
  basedOn: number;
  text: OpeningText;
  isConfirmed: boolean | undefined;
  /** Also over what somebody else changed meanwhile. */
  mayOverwrite: boolean | undefined;
}

/** Shows what would change, asks, and saves; a text that somebody changed meanwhile is not written over unseen. */
const saveOpening = async (context: StaffContext, saving: Saving): Promise<void> => {
  const { before, text, isConfirmed, mayOverwrite } = saving;
  const { database, output, actor } = context;
  const { id } = before;
  const opened = await database();
  if (isDeepStrictEqual({ ...before, ...text }, before))
    return writeLines(output, [`Opening ${id} says this already; nothing was changed`]);
  const [latest] = await opened.openings.versions(id);
  if (latest && latest.version !== saving.basedOn && !mayOverwrite)
    throw refused(
      `Opening ${id} was changed meanwhile, by ${harmlessLine(latest.actor) || 'someone else'}, ${when(latest.at)}; nothing was changed`,
      `See it with '${callOf(`openings show ${id}`)}'; --overwrite saves yours in its place`,
    );
  writeLines(output, diffLines(textOf(before), text));
  const isSeen = before.status === 'open';
  const question = isSeen ? 'Visitors see this at once.' : 'This replaces the present text.';
  // A script may change what only staff see; the former text is in the history.
  await confirm(context, { question, isConfirmed: isConfirmed || (!isSeen && !context.isAttended) });
  if (!(await opened.openings.edit(id, text, { actor, basedOn: latest?.version ?? 1 })))
    throw refused(`Opening ${id} was changed meanwhile; nothing was changed`);
  return writeLines(output, [`Opening ${id} is changed`]);
};

export const editOpening = defineCommand(
  {
    name: 'openings edit',
    summary: 'Changes the texts of an opening from a file; its state and date stay.',
    args: {
      ...ID,
      file: ['<FILE>', "its new texts, begun with 'openings show ID --out FILE'; '-' reads standard input"],
    },
    options: {
      yes: ['--yes', 'save without asking'],
      overwrite: ['--overwrite', 'also over what someone else changed meanwhile'],
    },
    examples: ['./staff openings show 5 --out ~/job.md', './staff openings edit 5 ~/job.md'],
  },
  async (request) => {
    const { args, options, database, now } = request;
    const opened = await database();
    const before = await requireOpening(opened, readId(args.id));
    const closing = { today: dayOf(now().toISOString()), kept: before.closing_date };
    const { text, content } = await readOpeningFile(request, args.file, closing);
    const basedOn = versionIn(content, before.id) ?? (await versionNow(opened, before.id));
    const { yes: isConfirmed, overwrite: mayOverwrite } = options;
    await saveOpening(request, { before, basedOn, text, isConfirmed, mayOverwrite });
  },
);

const fields: readonly ListField<OpeningVersion>[] = [
  { name: 'version', value: ({ version }) => version },
  { name: 'since', title: 'since (UTC)', value: ({ at }) => at, cell: ({ at }) => when(at).slice(0, 16) },
  { name: 'by', value: ({ actor }) => actor },
  { name: 'title', value: ({ text }) => text.job_title },
  { name: 'location', value: ({ text }) => text.location },
];

/** The texts of an opening, newest first; one that was never changed has its present text as version 1. */
const versionsOf = async (opened: StaffDatabase, opening: Opening): Promise<OpeningVersion[]> => {
  const versions = await opened.openings.versions(opening.id);
  if (versions.length > 0) return versions;
  return [{ version: 1, at: opening.updated_at, actor: '', text: textOf(opening) }];
};

const requireVersion = (versions: readonly OpeningVersion[], id: number, number: number): OpeningVersion => {
  const found = versions.find(({ version }) => version === number);
  if (found) return found;
  throw refused(`Opening ${id} has no version ${number}; the last one is ${versions[0]?.version ?? 1}`);
};

export const openingHistory = defineCommand(
  {
    name: 'openings history',
    summary: 'Lists the texts that an opening had, newest first, or shows one of them.',
    args: { ...ID, version: ['[VERSION]', 'the number of a text, to read it'] },
    options: listOptions,
    examples: ['./staff openings history 5', './staff openings history 5 2'],
  },
  async (request) => {
    const { args, options, database } = request;
    readListOptions(options, fields);
    const opened = await database();
    const opening = await requireOpening(opened, readId(args.id));
    const versions = await versionsOf(opened, opening);
    if (args.version !== undefined) {
      const { text } = requireVersion(versions, opening.id, readId(args.version, 'a version'));
      return writeOut(request, { out: options.out, content: formatOpeningFile(text) });
    }
    await showList(request, { rows: versions, fields, noun: ['version', 'versions'], none: '' });
  },
);

export const restoreOpening = defineCommand(
  {
    name: 'openings restore',
    summary: 'Gives an opening an earlier text back; the present one is kept as a version.',
    args: { ...ID, version: ['<VERSION>', "the number of the text, as 'openings history' shows it"] },
    options: { yes: ['--yes', 'without asking'] },
    examples: ['./staff openings restore 5 2'],
  },
  async (request) => {
    const opened = await request.database();
    const before = await requireOpening(opened, readId(request.args.id));
    const versions = await versionsOf(opened, before);
    const { text } = requireVersion(versions, before.id, readId(request.args.version, 'a version'));
    const basedOn = versions[0]?.version ?? 1;
    await saveOpening(request, {
      before,
      basedOn,
      text,
      isConfirmed: request.options.yes,
      mayOverwrite: false,
    });
  },
);

export const copyOpening = defineCommand(
  {
    name: 'openings copy',
    summary: 'Makes a draft with the same texts, without the closing date.',
    args: ID,
    options: {},
    examples: ['./staff openings copy 5'],
  },
  async ({ args, database, output, actor }) => {
    const opened = await database();
    const original = await requireOpening(opened, readId(args.id));
    const copy = { ...textOf(original), closing_date: null };
    writeLines(output, [outcomeLine(await opened.openings.add(copy, { actor, isDraft: true }))]);
  },
);
