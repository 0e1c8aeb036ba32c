import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { when } from '../../platform/clock/when.ts';
import { describeClockDoubt } from '../../privacy/retention/clockDoubt.ts';

const both = (count: number): string =>
  count === 1 ? '1 application or message' : `${count} applications and messages`;

export const purgeNow = defineCommand(
  {
    name: 'purge',
    summary: 'Deletes what is over by its age, also where it is more than the server deletes unasked.',
    parameters: {},
    options: { yes: { type: 'boolean', help: 'without asking' } },
    examples: ['./staff purge'],
    isFinal: true,
  },
  async (request) => {
    const { options, database, settings, output, actor, now } = request;
    const { retention, audit } = await database();
    const doubt = await retention.clockDoubt();
    const { due, held } = await retention.countDue();
    if (due === 0 && !doubt) return writeLines(output, ['Nothing is over: nothing was deleted']);
    await confirm(request, {
      question: `${doubt ? `${describeClockDoubt(doubt)}. ` : ''}On ${when(now().toISOString())} ${both(due)} of ${held} are over and are deleted for good.`,
      isConfirmed: options.yes,
    });
    const { applications, messages } = await retention.purge(settings().periods);
    await audit.note('database.purged', 'database', { actor });
    writeLines(output, [`Deleted: applications ${applications}, messages ${messages}`]);
  },
);
