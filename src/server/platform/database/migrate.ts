import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../process/failure.ts';
import { VERSION } from '../process/version.ts';
import { addedWords } from './addedWords.ts';
import { baseline } from './baseline.ts';
import { deskRecords } from './deskRecords.ts';
import { deskTools } from './deskTools.ts';
import { draftVersion } from './draftVersion.ts';
import { getEngine } from './engine.ts';
import { indexes } from './indexes.ts';
import { limitedOpenings } from './limitedOpenings.ts';
import { openingFieldsMigration } from './openingFields.ts';
import { privacyTables } from './privacyTables.ts';
import { replies } from './replies.ts';
import { resumeWords } from './resumeWords.ts';
import { resumeWordTable } from './resumeWordTable.ts';
import { searchNotices } from './searchNotices.ts';
import { storagePeriods } from './storagePeriods.ts';
import type { Tables } from './tables.ts';
import { unreadCounts } from './unreadCounts.ts';
import { staffCommand } from '../settings/config.ts';

/**
 * Every migration by its name, which the database stores: never rename one, and never change one that was released. They
 * are imported and not read from a folder, because the server is bundled.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_baseline': baseline,
  '0002_openings': openingFieldsMigration,
  '0003_indexes': indexes,
  '0006_desk': deskRecords,
  '0007_privacy': privacyTables,
  '0008_openings': searchNotices,
  '0009_desk': deskTools,
  '0010_periods': storagePeriods,
  '0011_limited_openings': limitedOpenings,
  '0012_replies': replies,
  '0013_resume_words': resumeWords,
  '0014_resume_word_table': resumeWordTable,
  '0015_draft_version': draftVersion,
  '0016_added_words': addedWords,
  '0017_unread_counts': unreadCounts,
};

/** Migrations that this program does not know, and migrations that the database lacks. */
interface Difference {
  unknown: string[];
  missing: string[];
}

/** Undefined if the database has no tables. */
const findDifference = async (db: Kysely<Tables>): Promise<Difference | undefined> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length === 0) return undefined;
  const rows = tables.some(({ name }) => name === 'kysely_migration')
    ? await db
        .withTables<{ kysely_migration: { name: string } }>()
        .selectFrom('kysely_migration')
        .select('name')
        .execute()
    : [];
  const applied = rows.map(({ name }) => name);
  return {
    unknown: applied.filter((name) => !(name in migrations)),
    missing: Object.keys(migrations).filter((name) => !applied.includes(name)),
  };
};

const refuseNewer = (difference: Difference | undefined): void => {
  if (!difference || difference.unknown.length === 0) return;
  throw new StartError(
    `The database was written by a newer version of this program (it has ${difference.unknown.join(', ')}, this is ${VERSION}); start that version, or use another database (DATA_DIR or DATABASE_URL)`,
  );
};

/** A first start that was killed on PostgreSQL leaves Kysely's own tables and no others. */
const isOlder = (difference: Difference | undefined): boolean =>
  difference !== undefined && difference.missing.length > 0 && !difference.missing.includes('0001_baseline');

/** Whether a database has older tables, so that it is migrated. */
export const needsUpdate = async (db: Kysely<Tables>): Promise<boolean> => isOlder(await findDifference(db));

/** Throws a StartError unless a database has exactly this program's tables; throws `missing` if it has none. */
export const requireCurrent = async (
  db: Kysely<Tables>,
  { place, missing }: { place: string; missing: StartError },
): Promise<void> => {
  const difference = await findDifference(db);
  if (!difference) throw missing;
  refuseNewer(difference);
  if (difference.missing.length === 0) return;
  throw new StartError(
    `The database in ${place} is from an older version of this program (it lacks ${difference.missing.join(', ')}); nothing was read or changed\nStop the server, run '${staffCommand()} migrate', then start the server of this version`,
  );
};

const migrateToLatest = async (db: Kysely<Tables>): Promise<void> => {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
};

/** Kysely uses no transaction for SQLite. With one, a process that is killed has applied all migrations or none. */
const migrateInOneTransaction = (db: Kysely<Tables>): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await migrateToLatest(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });

/**
 * Migrates a database, after `beforeUpdate` if it has older tables. If two processes start at once, the second waits.
 * Returns whether there were older tables. Throws StartError for a database from a newer program.
 */
export const migrate = async (db: Kysely<Tables>, beforeUpdate: () => Promise<unknown>): Promise<boolean> => {
  const difference = await findDifference(db);
  refuseNewer(difference);
  if (difference?.missing.length === 0) return false;
  const isUpdate = isOlder(difference);
  if (isUpdate) await beforeUpdate();
  await (getEngine(db) === 'sqlite' ? migrateInOneTransaction(db) : migrateToLatest(db));
  return isUpdate;
};
