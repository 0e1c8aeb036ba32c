import Database from 'better-sqlite3';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir, queryDatabase, startServer } from './server.ts';

/** Long, because these tests check that the server starts, not how fast it does. */
const START_TIMEOUT_MS = 60_000;

const selectNames = (dataDir: string, sql: string): string[] =>
  queryDatabase<{ name: string }>(dataDir, sql).map(({ name }) => name);

/** Reads the completed migrations. After a kill, it reads a copy of the database, because opening changes it. */
export const readMigrationsAfterKill = (dataDir: string): string[] => {
  const copy = freshDir();
  cpSync(dataDir, copy, { recursive: true });
  const database = new Database(join(copy, 'site.db'));
  try {
    const query = "select name from sqlite_master where name = 'kysely_migration'";
    if (!database.prepare(query).get()) return [];
    return database.prepare('select name from kysely_migration order by name').pluck().all() as string[];
  } finally {
    database.close();
  }
};

/** Reads the row counts of every table, the names of tables and indexes, and the completed migrations. */
export const readContents = (dataDir: string) => {
  const tables = selectNames(dataDir, "select name from sqlite_master where type = 'table' order by name");
  const counts = tables
    // The rows of `meta` depend on how long the server ran.
    .filter((table) => table !== 'meta')
    .map((table) => [table, ...queryDatabase(dataDir, `select count(*) as rows from ${table}`)]);
  return {
    counts,
    names: selectNames(dataDir, 'select name from sqlite_master order by name'),
    migrations: selectNames(dataDir, 'select name from kysely_migration order by name'),
    deletionDates: queryDatabase(dataDir, 'select reference, delete_after from applications order by id'),
    integrity: queryDatabase(dataDir, 'pragma integrity_check'),
  };
};
export type DatabaseContents = ReturnType<typeof readContents>;

/** Starts the server, fetches its openings, stops it, and returns the contents of its database. */
export const startOnce = async (dataDir: string): Promise<DatabaseContents> => {
  const server = await startServer({ DATA_DIR: dataDir }, START_TIMEOUT_MS);
  try {
    const { status } = await fetch(`${server.url}/career.php`);
    if (status !== 200) throw new Error(`The list of openings returned status ${status}`);
  } finally {
    await server.stop();
  }
  return readContents(dataDir);
};
