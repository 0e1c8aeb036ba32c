import { formatBytes } from '../../../lib/formatBytes.ts';
import { confirm } from '../../desk/command/confirm.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { requireDatabase } from '../../platform/database/requireDatabase.ts';
import { refuseOnPostgres } from './refuseOnPostgres.ts';
import { lookAtVacuum, spaceFor, vacuum } from '../vacuum.ts';

export const vacuumDatabase = defineCommand(
  {
    name: 'vacuum',
    summary: 'Gives the space of deleted rows back to the disk. Stop the server first.',
    parameters: {},
    options: { yes: { type: 'boolean', help: 'without asking' } },
    examples: ['./staff vacuum'],
  },
  async (request) => {
    const { options, database, settings, output, actor } = request;
    const { dataDir, databaseUrl } = settings();
    refuseOnPostgres(
      { databaseUrl },
      'PostgreSQL uses the space of deleted rows again on its own (autovacuum)',
    );
    requireDatabase(dataDir);
    await lookAtVacuum(dataDir);
    const { needed, free } = await spaceFor(dataDir);
    await confirm(request, {
      question: `This needs ${formatBytes(needed)} of the ${formatBytes(free)} that are free.`,
      isConfirmed: options.yes,
    });
    const { before, after } = await vacuum(dataDir);
    // Opened only now: until then the data folder is taken alone.
    const { audit } = await database();
    await audit.note('database.vacuumed', 'database', { actor });
    writeLines(output, [`The database has ${formatBytes(after)} now; before, it had ${formatBytes(before)}`]);
  },
);
