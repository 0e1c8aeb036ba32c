import { Kysely } from 'kysely';
import { join } from 'node:path';
import { shareDataDir } from './dataLock.ts';
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
  const lock = shareDataDir(dataDir);
  try {
    return { lock, database: openSqlite(join(dataDir, 'site.db')) };
  } catch (error) {
    lock.release();
    throw dataDirError(dataDir, error);
  }
};

/**
 * Opens the database `site.db` under `dataDir`, makes the folder and the tables where they are missing. For the
 * server and for staff commands alike. Throws StartError when the folder cannot be written, or the file is from a
 * newer program.
 */
export const openDatabase = async ({ dataDir }: { dataDir: string }): Promise<OpenedDatabase> => {
  const { lock, database } = openIn(dataDir);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(database) });
  const close = async () => {
    await db.destroy();
    lock.release();
  };
  try {
    await migrate(db, dataDir);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, close };
};
