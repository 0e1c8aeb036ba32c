import { defineCommand } from '../../desk/command/defineCommand.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { PreconditionError } from '../../platform/database/preconditionError.ts';
import { takeLock } from '../../platform/database/lock.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { requireDatabase } from '../../platform/database/requireDatabase.ts';
import { updatedLine } from '../../platform/database/updatedLine.ts';
import { recordAudit } from '../../platform/records/recordAudit.ts';

export const migrateDatabase = defineCommand(
  {
    name: 'migrate',
    summary: 'Brings the database up to date after an update of the program. Stop the server first.',
    parameters: {},
    options: {},
    examples: ['./staff migrate'],
  },
  async ({ settings, output, actor, now }) => {
    const { dataDir, databaseUrl } = settings();
    if (!databaseUrl) requireDatabase(dataDir);
    const lock = takeLock(dataDir, { name: 'serve', waitMs: 0 });
    if (!lock)
      throw new PreconditionError('The server is running on this data folder; stop it, then migrate');
    try {
      const { db, wasUpdated, copy, close } = await openDatabase({
        dataDir,
        databaseUrl,
        create: false,
        update: 'after a copy',
      });
      const at = now().toISOString();
      if (wasUpdated) await recordAudit(db, { at, actor, action: 'database.updated', subject: 'database' });
      await close();
      const done = copy
        ? updatedLine(copy)
        : `The database was brought up to date${databaseUrl ? '' : '; there was nothing in it to lose'}.`;
      writeLines(output, [wasUpdated ? done : 'The database is up to date already; nothing was changed']);
    } finally {
      lock.release();
    }
  },
);
