import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { readInstant } from '../../desk/command/readDate.ts';
import { readId } from '../../desk/command/readId.ts';
import { refused, wrongUse } from '../../desk/command/staffError.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { dayOf } from '../queries/openNow.ts';
import type { Opening } from '../queries/toOpening.ts';
import { outcomeLine, publishingQuestion } from './openingLines.ts';
import { requireOpening } from './requireOpening.ts';

/** Its last day must not be over when it appears. */
const refusePastClosing = ({ id, closing_date }: Opening, at: string): void => {
  if (closing_date === null || closing_date >= dayOf(at)) return;
  throw refused(
    `Opening ${id} would be closed already: its closing date is ${closing_date}; see openings edit`,
  );
};

export const publishOpening = defineCommand(
  {
    name: 'openings publish',
    summary: 'Publishes a draft, at once or from a day on.',
    parameters: { ID: "the opening's number, as 'openings list' shows it" },
    options: {
      at: { type: 'string', value: 'DATE', help: 'from then on, in UTC: 2030-01-31 or 2030-01-31T09:00' },
      yes: { type: 'boolean', help: 'at once without asking' },
    },
    examples: ['./staff openings publish 5', './staff openings publish 5 --at 2030-01-31'],
  },
  async (request) => {
    const { parameters, options, database, output, now, actor } = request;
    const id = readId(parameters.ID);
    const publish_at = options.at === undefined ? null : readInstant('--at', options.at);
    const at = now().toISOString();
    if (publish_at !== null && publish_at <= at) throw wrongUse('--at must be in the future');
    const { openings } = await database();
    const before = await requireOpening(id, openings.find(id));
    if (before.status === 'open') throw refused(`Opening ${id} is published already`);
    if (before.status === 'closed') throw refused(`Opening ${id} is closed; see openings reopen`);
    refusePastClosing(before, publish_at ?? at);
    const question = publishingQuestion(before);
    await confirm(request, { question, isConfirmed: publish_at !== null || options.yes });
    const published = await requireOpening(id, openings.publish(id, { actor, publish_at }));
    return writeLines(output, [outcomeLine(published)]);
  },
);
