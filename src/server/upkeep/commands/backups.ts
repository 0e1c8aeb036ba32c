import { basename, resolve } from 'node:path';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { backUp } from '../../platform/database/backUp.ts';
import type { RowCounts } from '../../platform/database/checkDatabase.ts';
import { urlWithoutPassword } from '../../platform/database/postgres.ts';
import { failureCode, StartError } from '../../platform/process/failure.ts';
import { staffCommand } from '../../platform/settings/config.ts';
import { confirm, defineCommand } from '../../terminal/command.ts';
import type { StaffContext } from '../../terminal/context.ts';
import { refusal } from '../../terminal/failure.ts';
import { resolveOutput, displayPath } from '../../terminal/files.ts';
import { writeLines } from '../../terminal/terminal.ts';
import { dumpPostgres } from '../dumpPostgres.ts';
import { restore } from '../restore.ts';

const COUNTED_TABLES = ['openings', 'applications', 'resumes', 'messages', 'notes', 'outbox', 'audit'];

/** `openings 5, applications 12, …` */
const formatCounts = (rows: RowCounts): string =>
  COUNTED_TABLES.map((table) => `${table} ${rows[table] ?? 0}`).join(', ');

/** Records a backup. If that fails, the backup is still valid: the database may be damaged or of another version. */
const recordBackup = async ({ database, actor, now }: StaffContext, file: string): Promise<string[]> => {
  try {
    const { audit, recordNewestBackup } = await database();
    await recordNewestBackup({ file, at: now().toISOString() });
    await audit.record('database.backed_up', 'database', { actor });
    return [];
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n');
    return [`It could not be recorded in the audit log (${failureCode(error)})`];
  }
};

export const backup = defineCommand(
  {
    name: 'backup',
    summary: 'Writes the whole database into one file while the server is running, and verifies it.',
    args: { file: ['<FILE>', 'the file to write'] },
    options: { force: ['--force', 'overwrite an existing file'] },
    examples: ['./staff backup /backups/site-monday.db'],
  },
  async (request) => {
    const { args, options, settings, output } = request;
    const { dataDir, databaseUrl } = settings();
    const file = resolveOutput(request, args.file);
    const overwrite = options.force === true;
    if (databaseUrl && /\.(?:db|sqlite\d?)$/i.test(args.file))
      throw refusal(
        `The data is in PostgreSQL, so a backup is a dump that pg_restore reads, and not a file like ${basename(args.file)}`,
        `Name it so: ${staffCommand()} backup ${basename(args.file).replace(/\.\w+$/, '.dump')}`,
      );
    const { bytes, lines } = databaseUrl
      ? {
          bytes: await dumpPostgres({ databaseUrl, file, overwrite, env: request.invocation.env }),
          lines: [],
        }
      : await backUp({ dataDir, file, overwrite }).then((made) => ({
          bytes: made.bytes,
          lines: [formatCounts(made.rows)],
        }));
    const name = displayPath(request, file);
    writeLines(output, [
      `${name}: ${formatBytes(bytes)}, verified`,
      ...lines,
      ...(await recordBackup(request, name)),
      'It contains personal data: keep it where only authorised people can read it. Also keep erasures.log from the data folder.',
    ]);
  },
);

export const restoreBackup = defineCommand(
  {
    name: 'restore',
    summary: 'Replaces the database with a backup. Stop the server first.',
    args: { file: ['<FILE>', "a file that 'backup' wrote"] },
    options: { yes: ['--yes', 'do not ask for confirmation'] },
    examples: ['./staff restore /backups/site-monday.db'],
  },
  async (request) => {
    const { args, options, settings, output, now, actor, invocation } = request;
    const { dataDir, databaseUrl } = settings();
    if (databaseUrl)
      throw refusal(
        `The data is in ${urlWithoutPassword(databaseUrl)} and not in a file on this machine`,
        'Restore the dump into a new database: pg_restore --no-owner --single-transaction --dbname=URL FILE (docs/operations.md, Restoring PostgreSQL)',
      );
    const file = resolve(invocation.cwd, args.file);
    const question = 'Data newer than the backup will only be in the former database, which is kept.';
    await confirm(request, { question, isConfirmed: options.yes });
    const at = now().toISOString();
    const { rows, erasedAgain, former = 'none' } = await restore({ dataDir, file, actor, at });
    writeLines(output, [
      `Restored: ${formatCounts(rows)}`,
      `Erased again, as requested since the backup: ${erasedAgain.join(', ') || 'none'}`,
      `The former database: ${former}. It contains personal data, and is deleted after 30 days.`,
    ]);
  },
);
