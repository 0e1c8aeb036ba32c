import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../startError.ts';
import { takeLock } from './lock.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

const MIGRATION_LOCK_MS = 30_000;

const appliedNames = async (db: Kysely<Tables>): Promise<string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  // Kysely's own table, which `Tables` does not name.
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
};

const applyMissing = async (db: Kysely<Tables>): Promise<void> => {
  const applied = await appliedNames(db);
  if (applied.some((name) => !(name in migrations))) {
    throw new StartError('The database was written by a newer version of this program; start that version');
  }
  if (applied.length === Object.keys(migrations).length) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};

/**
 * Brings the database up to this program's shape. A staff command may start at the same moment as the server, so the
 * second one waits for the first. Throws StartError for a database from a newer program.
 */
export const migrate = async (db: Kysely<Tables>, dataDir: string): Promise<void> => {
  const lock = takeLock(dataDir, { name: 'migrate', waitMs: MIGRATION_LOCK_MS });
  if (!lock) throw new StartError('Another process has been changing the database for 30 seconds; try again');
  try {
    await applyMissing(db);
  } finally {
    lock.release();
  }
};
