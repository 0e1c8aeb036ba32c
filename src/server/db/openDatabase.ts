import { Kysely } from 'kysely';
import { join } from 'node:path';
import { dataDirError, makeDataDir } from './makeDataDir.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './openSqlite.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import type { Tables } from './tables.ts';

export interface OpenedDatabase {
  db: Kysely<Tables>;
  close: () => Promise<void>;
}

const openIn = (dataDir: string) => {
  makeDataDir(dataDir);
  try {
    return openSqlite(join(dataDir, 'site.db'));
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
};

/**
 * Opens the database `site.db` under `dataDir`, makes the folder and the tables where they are missing. For the
 * server and for staff commands alike. Throws StartError when the folder cannot be written, or the file is from a
 * newer program.
 */
export const openDatabase = async ({ dataDir }: { dataDir: string }): Promise<OpenedDatabase> => {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(openIn(dataDir)) });
  try {
    await migrate(db, dataDir);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, close: () => db.destroy() };
};
