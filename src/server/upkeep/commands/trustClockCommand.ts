import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { describeDoubt } from '../../platform/clock/describeDoubt.ts';
import { when } from '../../platform/clock/when.ts';

export const trustClock = defineCommand(
  {
    name: 'trust-clock',
    summary: "Says that the machine's clock is right, after the server has doubted it.",
    parameters: {},
    options: { yes: { type: 'boolean', help: 'without asking' } },
    examples: ['./staff trust-clock'],
    isFinal: true,
  },
  async (request) => {
    const { options, database, output, actor, now } = request;
    const { clock, audit } = await database();
    const doubt = clock.doubt();
    if (!doubt) return writeLines(output, ['The clock is not in doubt; nothing was changed']);
    await confirm(request, {
      question: `${describeDoubt(doubt)}. From now on the clock is believed: openings are published and closed by it at once, and what is over is deleted.`,
      isConfirmed: options.yes,
    });
    await clock.trust();
    await audit.note('clock.trusted', 'database', { actor });
    writeLines(output, [`It is ${when(now().toISOString())}; a running server goes by that within a minute`]);
  },
);
