import { openingPath } from '../../../content/paths.ts';
import { callOf, confirm, defineCommand, readId } from '../../terminal/command.ts';
import type { StaffContext } from '../../terminal/context.ts';
import { readInstant, readWrittenDay } from '../../terminal/dates.ts';
import { refused, wrongUse } from '../../terminal/failure.ts';
import { writeOut } from '../../terminal/files.ts';
import { countOf, harmlessLine, writeLines } from '../../terminal/terminal.ts';
import { dayOf } from '../queries/openNow.ts';
import type { Opening } from '../queries/toOpening.ts';
import { ID, outcomeLine, publishingQuestion, requireOpening } from './openingLines.ts';

export const previewOpening = defineCommand(
  {
    name: 'openings preview',
    summary: 'Prints a link to the page as it will be, for a draft too. Whoever has the link sees it.',
    args: ID,
    options: { out: ['--out <FILE>', 'into a file, for colleagues'] },
    examples: ['./staff openings preview 5'],
  },
  async (request) => {
    const { args, options, database, settings, actor } = request;
    const id = readId(args.id);
    const { openings } = await database();
    const token = await openings.previewToken(id, { actor });
    if (token === undefined) throw refused(`There is no opening ${id}`);
    const path = `${openingPath(id)}?preview=${token}`;
    const { site, port } = settings();
    const lines = site.siteUrl
      ? [`${site.siteUrl}${path}`]
      : [`http://localhost:${port}${path}`, 'On this machine only: SITE_URL is not set.'];
    return writeOut(request, { out: options.out, content: `${lines.join('\n')}\n` });
  },
);

export const publishOpening = defineCommand(
  {
    name: 'openings publish',
    summary: 'Publishes a draft, at once or from a day on.',
    args: ID,
    options: {
      at: ['--at <DATE>', 'from then on, in UTC: 2030-01-31 or 2030-01-31T09:00'],
      yes: ['--yes', 'at once without asking'],
    },
    examples: ['./staff openings publish 5', './staff openings publish 5 --at 2030-01-31'],
  },
  async (request) => {
    const { args, options, database, output, now, actor } = request;
    const at = now().toISOString();
    const publish_at = options.at === undefined ? null : readInstant('--at', options.at);
    if (publish_at !== null && publish_at <= at) throw wrongUse('--at must be in the future');
    const opened = await database();
    const before = await requireOpening(opened, readId(args.id));
    const { id, status, closing_date } = before;
    if (status === 'open') throw refused(`Opening ${id} is published already`);
    if (status === 'closed') throw refused(`Opening ${id} is closed; see openings reopen`);
    if (closing_date !== null && closing_date < dayOf(publish_at ?? at))
      throw refused(
        `Opening ${id} would be closed already: its closing date is ${closing_date}; see openings edit`,
      );
    const question = publishingQuestion(before);
    await confirm(request, { question, isConfirmed: publish_at !== null || options.yes });
    await opened.openings.publish(id, { actor, publish_at });
    writeLines(output, [outcomeLine(await requireOpening(opened, id))]);
  },
);

export const closeOpening = defineCommand(
  {
    name: 'openings close',
    summary: 'Takes no more applications for an opening, at once. Those that came stay.',
    args: ID,
    options: {},
    examples: ['./staff openings close 5'],
  },
  async ({ args, database, output, actor }) => {
    const opened = await database();
    const { id, status } = await requireOpening(opened, readId(args.id));
    if (status === 'draft') throw refused(`Opening ${id} is a draft: nobody can apply for it`);
    if (status === 'scheduled') {
      await opened.openings.unschedule(id, { actor });
      return writeLines(output, [`Opening ${id} is a draft again and will not be published automatically`]);
    }
    await opened.openings.close(id, { actor });
    return writeLines(output, [`Opening ${id} ${status === 'closed' ? 'was closed already' : 'is closed'}`]);
  },
);

/** null: none. */
const readClosingDate = (text: string, today: string): string | null => {
  if (text === '' || text === 'none') return null;
  const day = readWrittenDay(text);
  if (!day) throw refused('The closing date must be a day that exists, written like 2030-01-31');
  if (day < today) throw refused(`The closing date ${day} is past`);
  return day;
};

/** A closing date that is past would close the opening again at once: it is asked for, or taken away. */
const askClosingDate = async (
  { closing_date }: Opening,
  today: string,
  { isAttended, ask }: Pick<StaffContext, 'isAttended' | 'ask'>,
): Promise<string | null | undefined> => {
  if (closing_date === null || closing_date >= today) return undefined;
  if (!isAttended) return null;
  const answer = await ask(`Its closing date, ${closing_date}, is past. New one (empty for none): `);
  if (answer === undefined) throw refused('Nothing was done');
  return readClosingDate(answer.trim(), today);
};

const untilLine = (closing_date: string | null): string =>
  closing_date ? ` until ${closing_date}` : ', without a closing date';

export const reopenOpening = defineCommand(
  {
    name: 'openings reopen',
    summary: 'Takes applications for a closed opening again, or gives an open one another closing date.',
    args: ID,
    options: {
      yes: ['--yes', 'without asking'],
      closingDate: ['--closing-date <DATE>', "its new last day, like 2030-01-31, or 'none'"],
    },
    examples: ['./staff openings reopen 5 --closing-date 2030-04-30'],
  },
  async (request) => {
    const { args, options, database, output, actor, now } = request;
    const today = dayOf(now().toISOString());
    const given = options.closingDate === undefined ? undefined : readClosingDate(options.closingDate, today);
    const opened = await database();
    const before = await requireOpening(opened, readId(args.id));
    const { id, status } = before;
    if (status !== 'closed' && status !== 'open')
      throw refused(`Opening ${id} is not published yet; see openings publish`);
    if (status === 'open' && given === undefined)
      return writeLines(output, [`Opening ${id} was open already`]);
    const closing_date = given === undefined ? await askClosingDate(before, today, request) : given;
    const shown = closing_date === undefined ? before : { ...before, closing_date };
    await confirm(request, { question: publishingQuestion(shown), isConfirmed: options.yes });
    const until = closing_date === undefined ? '' : untilLine(closing_date);
    if (status === 'open' && closing_date !== undefined) {
      await opened.openings.edit(id, { closing_date }, { actor });
      return writeLines(output, [`Opening ${id} is open${until}`]);
    }
    await opened.openings.reopen(id, { actor, ...(closing_date !== undefined && { closing_date }) });
    return writeLines(output, [`Opening ${id} is open again${until}`]);
  },
);

export const deleteOpening = defineCommand(
  {
    name: 'openings delete',
    summary: 'Deletes an opening for good: a draft, or one that nobody has applied for.',
    args: ID,
    options: { yes: ['--yes', 'without asking'] },
    examples: ['./staff openings delete 7'],
  },
  async (request) => {
    const { args, options, database, output, actor } = request;
    const opened = await database();
    const { id, job_title, status } = await requireOpening(opened, readId(args.id));
    const stays = `Someone has applied for opening ${id}, so it stays; close it with '${callOf(`openings close ${id}`)}'`;
    if ((await opened.countApplications()).has(id)) throw refused(stays);
    const question = `Opening ${id}, ${harmlessLine(job_title)} (${status}), is deleted with all its versions.`;
    await confirm(request, { question, isConfirmed: options.yes });
    if (!(await opened.openings.remove(id, { actor }))) throw refused(stays);
    writeLines(output, [`Opening ${id} is deleted`]);
  },
);

const listed = (ids: readonly number[]): string => (ids.length === 0 ? 'none' : ids.join(', '));

export const clearSamples = defineCommand(
  {
    name: 'openings clear-samples',
    summary: 'Deletes the sample openings, and closes those that someone has applied for.',
    args: {},
    options: { yes: ['--yes', 'without asking'] },
    examples: ['./staff openings clear-samples'],
  },
  async (request) => {
    const { options, database, output, actor } = request;
    const { openings } = await database();
    const samples = (await openings.listAll()).filter(({ is_sample }) => is_sample);
    if (samples.length === 0) return writeLines(output, ['There are no sample openings.']);
    const question = `${countOf(samples.length, 'sample opening')} will be deleted or closed for good.`;
    await confirm(request, { question, isConfirmed: options.yes });
    const { deleted, closed } = await openings.clearSamples({ actor });
    return writeLines(output, [
      `Deleted: ${listed(deleted)}`,
      `Closed, because someone has applied: ${listed(closed)}`,
    ]);
  },
);
