import { resolve } from 'node:path';
import { formatUtc } from '../../../lib/formatUtc.ts';
import { describeUpdate } from '../../platform/database/copyBeforeUpdate.ts';
import { requireDatabase } from '../../platform/database/databaseFile.ts';
import { acquireLock } from '../../platform/database/lock.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { describeClockMismatch } from '../../privacy/retention/clockMismatch.ts';
import { confirm, defineCommand } from '../../terminal/command.ts';
import { refusal, usageError } from '../../terminal/failure.ts';
import { writeLines } from '../../terminal/terminal.ts';
import { copyDatabase } from '../copyDatabase.ts';
import { parseLocation } from '../databaseLocation.ts';

export const migrateDatabase = defineCommand(
  {
    name: 'migrate',
    summary: 'Brings the database up to date after an update of the program. Stop the server first.',
    args: {},
    options: {},
    examples: ['./staff migrate'],
  },
  async ({ settings, output, actor, now }) => {
    const { dataDir, databaseUrl } = settings();
    if (!databaseUrl) requireDatabase(dataDir);
    const lock = acquireLock(dataDir, { name: 'serve', waitMs: 0 });
    if (!lock) throw refusal('The server is running on this data folder; stop it, then migrate');
    try {
      const { db, wasUpdated, copy, close } = await openDatabase({
        dataDir,
        databaseUrl,
        create: false,
        update: 'after a copy',
        announce: (line) => writeLines(output, [line]),
      });
      const at = now().toISOString();
      if (wasUpdated) await recordAudit(db, { at, actor, action: 'database.updated', subject: 'database' });
      await close();
      const report = copy ? describeUpdate(copy) : 'The database was brought up to date.';
      writeLines(output, [wasUpdated ? report : 'The database is already up to date; nothing was changed']);
    } finally {
      lock.release();
    }
  },
);

export const copyDatabaseCommand = defineCommand(
  {
    name: 'copy-database',
    summary:
      'Copies everything into an empty database of either kind, and compares every row. Stop the server first.',
    args: {},
    options: {
      from: ['--from <PLACE>', 'a data folder, or a URL like postgres://user@host/name'],
      to: ['--to <PLACE>', 'the same; PGPASSWORD may contain a password'],
    },
    examples: ['./staff copy-database --from /var/lib/site --to postgres://site@db.example/site'],
  },
  async ({ options, settings, output, now, actor, invocation }) => {
    if (options.from === undefined || options.to === undefined)
      throw usageError('copy-database needs --from and --to');
    const parseOptions = {
      dataDir: settings().dataDir,
      resolveFolder: (folder: string) => resolve(invocation.cwd, folder),
    };
    const from = parseLocation(options.from, parseOptions);
    const to = parseLocation(options.to, parseOptions);
    const copied = await copyDatabase({ from, to, actor, at: now().toISOString() });
    writeLines(output, [
      `Copied from ${from.name} to ${to.name}, and compared row by row:`,
      ...Object.entries(copied).map(([table, { rows, sha256 }]) => `${table} ${rows}, SHA-256 ${sha256}`),
      'Keep erasures.log of the data folder: a restore needs it to erase again.',
    ]);
  },
);

export const purge = defineCommand(
  {
    name: 'purge',
    summary: 'Deletes what is due for deletion, even if it is more than the server deletes by itself.',
    args: {},
    options: { yes: ['--yes', 'do not ask for confirmation'] },
    examples: ['./staff purge'],
  },
  async (request) => {
    const { options, database, settings, output, actor, now } = request;
    const { retention, audit } = await database();
    const mismatch = await retention.readClockMismatch();
    const { expired, total } = await retention.countExpired();
    if (expired === 0 && !mismatch) return writeLines(output, ['Nothing is due for deletion']);
    const question = `${mismatch ? `${describeClockMismatch(mismatch)}. ` : ''}It is ${formatUtc(now().toISOString())}. ${expired} of ${total} applications and messages will be deleted for good.`;
    await confirm(request, { question, isConfirmed: options.yes });
    const { applications, messages } = await retention.purge(settings().periods);
    await audit.record('database.purged', 'database', { actor });
    return writeLines(output, [`Deleted: applications ${applications}, messages ${messages}`]);
  },
);
