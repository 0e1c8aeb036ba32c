import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readId } from '../../desk/command/readId.ts';
import { refused } from '../../desk/command/staffError.ts';
import { readWrittenDay } from '../../desk/readWrittenDay.ts';
import type { StaffContext } from '../../desk/staffContext.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { dayOf } from '../queries/openNow.ts';
import type { Opening } from '../queries/toOpening.ts';
import { publishingQuestion } from './openingLines.ts';
import { requireOpening } from './requireOpening.ts';

/** null: none. */
const readClosingDate = (text: string, today: string): string | null => {
  if (text === '' || text === 'none') return null;
  const day = readWrittenDay(text);
  if (!day) throw refused('The closing date must be a day that exists, written like 2030-01-31');
  if (day < today) throw refused(`The closing date ${day} is past`);
  return day;
};

/** A closing date that is past would close it again at once: asked for anew, or taken away where nobody can be asked. */
const newClosingDate = async (
  { closing_date }: Opening,
  given: string | undefined,
  { isAttended, questions, now }: Pick<StaffContext, 'isAttended' | 'questions' | 'now'>,
): Promise<string | null | undefined> => {
  const today = dayOf(now().toISOString());
  if (given !== undefined) return readClosingDate(given, today);
  if (closing_date === null || closing_date >= today) return undefined;
  if (!isAttended) return null;
  const answer = await questions.ask(
    `Its closing date, ${closing_date}, is past. New one (empty for none): `,
  );
  if (answer === undefined) throw refused('Nothing was done');
  return readClosingDate(answer.trim(), today);
};

export const reopenOpening = defineCommand(
  {
    name: 'openings reopen',
    summary: 'Takes applications for a closed opening again.',
    parameters: { ID: "the opening's number, as 'openings list' shows it" },
    options: {
      yes: { type: 'boolean', help: 'without asking' },
      'closing-date': { type: 'string', value: 'DATE', help: "its new last day, like 2030-01-31, or 'none'" },
    },
    examples: ['./staff openings reopen 5'],
  },
  async (request) => {
    const { parameters, options, database, output, actor } = request;
    const id = readId(parameters.ID);
    const { openings } = await database();
    const before = await requireOpening(id, openings.find(id));
    if (before.status === 'open') return writeLines(output, [`Opening ${id} was open already`]);
    if (before.status !== 'closed') throw refused(`Opening ${id} is not published yet; see openings publish`);
    const closing_date = await newClosingDate(before, options['closing-date'], request);
    const shown = closing_date === undefined ? before : { ...before, closing_date };
    await confirm(request, { question: publishingQuestion(shown), isConfirmed: options.yes });
    await openings.reopen(id, { actor, ...(closing_date !== undefined && { closing_date }) });
    const until = closing_date === null ? ', without a closing date' : '';
    return writeLines(output, [
      `Opening ${id} is open again${closing_date ? ` until ${closing_date}` : until}`,
    ]);
  },
);
