import { Kysely } from 'kysely';
import { databaseFileOf } from './databaseFile.ts';
import { shareDataDir } from './dataLock.ts';
import { isRestoreDecided } from './finishRestore.ts';
import { keepBeforeUpdate } from './keepBeforeUpdate.ts';
import { dataDirError, makeDataDir } from './makeDataDir.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './openSqlite.ts';
import { requireCurrent } from './requireCurrent.ts';
import { requireDatabase } from './requireDatabase.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { tidyAfterUpdate } from './tidyAfterUpdate.ts';
import type { Tables } from './tables.ts';

export interface DatabaseOptions {
  dataDir: string;
  /** Whether a missing folder and database are made. */
  create?: boolean;
  /** Whether an older database is brought up to date: not at all, as it is, or after a copy of it was made. */
  update?: 'no' | 'plain' | 'after a copy';
}

export interface OpenedDatabase {
  db: Kysely<Tables>;
  wasUpdated: boolean;
  /** The copy of the database as it was before that, where one was made. */
  copy: string | undefined;
  close: () => Promise<void>;
}

const openIn = (dataDir: string, create: boolean) => {
  if (create) makeDataDir(dataDir);
  else if (!isRestoreDecided(dataDir)) requireDatabase(dataDir);
  const lock = shareDataDir(dataDir);
  try {
    return { lock, database: openSqlite(databaseFileOf(dataDir)) };
  } catch (error) {
    lock.release();
    throw dataDirError(dataDir, error);
  }
};

/**
 * Opens the database `site.db` under `dataDir`. Throws StartError when the folder cannot be used, the file is from a newer
 * program, or it is missing or from an older one and the options do not say to make or update it.
 */
export const openDatabase = async ({
  dataDir,
  create = true,
  update = 'plain',
}: DatabaseOptions): Promise<OpenedDatabase> => {
  const { lock, database } = openIn(dataDir, create);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(database) });
  const close = async () => {
    await db.destroy();
    lock.release();
  };
  let wasUpdated = false;
  let copy: string | undefined;
  const beforeUpdate = async () => {
    wasUpdated = true;
    if (update === 'after a copy') copy = await keepBeforeUpdate(dataDir);
  };
  try {
    if (update === 'no') await requireCurrent(db, dataDir);
    else await migrate(db, { dataDir, beforeUpdate });
    if (wasUpdated && update === 'after a copy') await tidyAfterUpdate(db, dataDir);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, wasUpdated, copy, close };
};
