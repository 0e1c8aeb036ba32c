import { Kysely } from 'kysely';
import { databaseFileOf } from './databaseFile.ts';
import type { DatabaseOptions, OpenedDatabase } from './databaseOptions.ts';
import { shareDataDir } from './dataLock.ts';
import { isRestoreDecided } from './finishRestore.ts';
import { keepBeforeUpdate } from './keepBeforeUpdate.ts';
import { dataDirError, makeDataDir } from './makeDataDir.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './openSqlite.ts';
import { requireCurrent } from './requireCurrent.ts';
import { noDatabase, requireDatabase } from './requireDatabase.ts';
import { sqliteDialect } from './sqliteDialect.ts';
import { tidyAfterUpdate } from './tidyAfterUpdate.ts';
import type { Tables } from './tables.ts';

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

/** Opens the database `site.db` under `dataDir`; as `openDatabase`. */
export const openSqliteDatabase = async ({
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
    if (update === 'no') await requireCurrent(db, { place: dataDir, missing: noDatabase(dataDir) });
    else await migrate(db, { dataDir, beforeUpdate });
    if (wasUpdated && update === 'after a copy') await tidyAfterUpdate(db, dataDir);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, wasUpdated, copy, close };
};
