import { formatBytes } from '../../../lib/formatBytes.ts';
import { codeOf } from '../../desk/codeOf.ts';
import { defineCommand } from '../../desk/command/defineCommand.ts';
import { outPath } from '../../desk/place/personsPath.ts';
import type { StaffContext } from '../../desk/staffContext.ts';
import { progressOf } from '../../desk/terminal/progress.ts';
import { writeLines } from '../../desk/terminal/terminal.ts';
import { backUp } from '../../platform/database/backUp.ts';
import { StartError } from '../../platform/process/startError.ts';
import { refuseOnPostgres } from './refuseOnPostgres.ts';
import { rowLine } from './rowLine.ts';

interface Noting extends Pick<StaffContext, 'database' | 'actor'> {
  file: string;
  /** ISO 8601 instant. */
  at: string;
}

/** Before its first byte: `doctor` looks in its folder for what is left of one that was cut off. */
const noteBeginning = async ({ database, file, at }: Noting): Promise<void> => {
  try {
    const { backups } = await database();
    await backups.note({ file, at, isWhole: false });
  } catch {
    // Of a database that cannot be noted in, a backup is wanted all the more; its end tells.
  }
};

/** On a full or read-only disk the backup is good all the same; `doctor` does not know of it then. */
const noteBackup = async ({ database, actor, file, at }: Noting): Promise<string[]> => {
  try {
    const { audit, backups } = await database();
    await backups.note({ file, at, isWhole: true });
    await audit.note('database.backed_up', 'database', { actor });
    return [];
  } catch (error) {
    // A database of another version is named as one, and backed up all the same (OPS-10).
    if (error instanceof StartError) return error.message.split('\n');
    return [`It could not be noted in the audit (${codeOf(error)})`];
  }
};

export const backup = defineCommand(
  {
    name: 'backup',
    summary: 'Writes the whole database into one file while the server works, and reads it back.',
    parameters: { FILE: 'where to' },
    options: { force: { type: 'boolean', help: 'also over a file that is there already' } },
    examples: ['./staff backup /backups/site-monday.db'],
  },
  async ({ parameters, options, database, settings, output, errors, now, actor, surroundings }) => {
    const { dataDir, databaseUrl } = settings();
    refuseOnPostgres(
      { databaseUrl },
      'Back them up with: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
    );
    const file = outPath(surroundings, parameters.FILE);
    const noting = { database, actor, file, at: now().toISOString() };
    const copying = progressOf({ errors, now }, 'copied');
    const checking = progressOf({ errors, now }, 'read back');
    await noteBeginning(noting);
    const { bytes, rows } = await backUp({
      dataDir,
      file,
      overwrite: options.force === true,
      onCopied: copying.show,
      onChecked: checking.show,
    }).finally(() => {
      copying.end();
      checking.end();
    });
    const untold = await noteBackup(noting);
    writeLines(output, [
      `${file}: ${formatBytes(bytes)}, read back without a fault`,
      rowLine(rows),
      ...untold,
      'It holds personal data: keep it where only the right people can read it. Keep erasures.log of the data folder, too.',
    ]);
  },
);
