import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../process/startError.ts';
import { VERSION } from '../process/version.ts';
import { takeLock } from './lock.ts';
import { migrations } from './migrations.ts';
import { differenceOf, shapeOf } from './shape.ts';
import type { Tables } from './tables.ts';

const MIGRATION_LOCK_MS = 30_000;

/** The refusal of a database of a newer version, by the changes that it has and this program does not know. */
export const newerLine = (unknown: readonly string[]): string =>
  `The database was written by a newer version of this program (it has ${unknown.join(', ')}, this is ${VERSION}); start that version`;

/** Every missing migration, and the note that it was done; within the transaction that it is given. */
export const applyMissing = async (transaction: Kysely<Tables>): Promise<void> => {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db: transaction, provider }).migrateToLatest();
  if (error) throw error;
};

/** Whether a database lacks migrations: all or some. Throws a StartError for one from a newer program. */
export const lacksSome = async (db: Kysely<Tables>): Promise<'none' | 'older' | false> => {
  const shape = await shapeOf(db);
  if (shape === 'newer') throw new StartError(newerLine((await differenceOf(db)).unknown));
  return shape === 'current' ? false : shape;
};

/**
 * Brings the database up to this program's shape, after `beforeUpdate` where it has an older one, in one transaction:
 * whatever ends the process or fills the disk meanwhile, the database is as it was before (docs/requirements.md, OPS-9);
 * Kysely's own default for SQLite is one statement at a time. A staff command may start at the same moment as the server,
 * so the second one waits for the first. Throws StartError for a database from a newer program.
 */
export const migrate = async (
  db: Kysely<Tables>,
  { dataDir, beforeUpdate }: { dataDir: string; beforeUpdate: () => Promise<void> },
): Promise<void> => {
  const lock = takeLock(dataDir, { name: 'migrate', waitMs: MIGRATION_LOCK_MS });
  if (!lock) throw new StartError('Another process has been changing the database for 30 seconds; try again');
  try {
    const shape = await lacksSome(db);
    if (!shape) return;
    if (shape === 'older') await beforeUpdate();
    await db.transaction().execute(applyMissing);
  } finally {
    lock.release();
  }
};
