import { formatBytes } from '../../../lib/formatBytes.ts';
import { requireDatabase } from '../../db/requireDatabase.ts';
import { spaceFor, vacuum } from '../../db/vacuum.ts';
import { confirm } from '../command/confirm.ts';
import { defineCommand } from '../command/defineCommand.ts';
import { writeLines } from '../terminal/terminal.ts';

export const vacuumDatabase = defineCommand(
  {
    name: 'vacuum',
    summary: 'Gives the space of deleted rows back to the disk. Stop the server first.',
    parameters: {},
    options: { yes: { type: 'boolean', help: 'without asking' } },
    examples: ['./staff vacuum'],
  },
  async (request) => {
    const { options, desk, settings, output, actor } = request;
    const { dataDir } = settings();
    requireDatabase(dataDir);
    const { needed, free } = await spaceFor(dataDir);
    await confirm(request, {
      question: `This needs ${formatBytes(needed)} of the ${formatBytes(free)} that are free.`,
      isConfirmed: options.yes,
    });
    const { before, after } = await vacuum(dataDir);
    // Opened only now: until then the data folder is taken alone.
    const { audit } = await desk();
    await audit.note('database.vacuumed', 'database', { actor });
    writeLines(output, [`The database has ${formatBytes(after)} now; before, it had ${formatBytes(before)}`]);
  },
);
