import { formatBytes } from '../../../lib/formatBytes.ts';
import { spaceFor, vacuum } from '../../db/vacuum.ts';
import { confirm } from '../command/confirm.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { writeLines } from '../terminal/terminal.ts';

export const vacuumDatabase = defineCommand(
  {
    name: 'vacuum',
    summary: 'Gives the space of deleted rows back to the disk. Visitors wait meanwhile.',
    parameters: {},
    options: { yes: { type: 'boolean', help: 'without asking' } },
    examples: ['./staff vacuum'],
  },
  async (request) => {
    const { options, desk, settings, output, actor } = request;
    const { dataDir } = settings();
    const { audit } = await desk();
    const { needed, free } = await spaceFor(dataDir);
    await confirm(request, {
      question: `This needs ${formatBytes(needed)} of the ${formatBytes(free)} that are free, and forms wait for it.`,
      isConfirmed: options.yes,
    });
    const { before, after } = await vacuum(dataDir);
    await audit.note('database.vacuumed', 'database', { actor });
    writeLines(output, [`The database has ${formatBytes(after)} now; before, it had ${formatBytes(before)}`]);
  },
);
