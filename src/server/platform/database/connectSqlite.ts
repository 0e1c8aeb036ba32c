import { Kysely, sql, SqliteDialect } from 'kysely';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '../process/failure.ts';
import {
  databasePath,
  dataDirError,
  fileSize,
  freeSpace,
  makeDataDir,
  missingDatabaseError,
  requireDatabase,
} from './databaseFile.ts';
import { announceUpdate } from './announceUpdate.ts';
import { copyBeforeUpdate } from './copyBeforeUpdate.ts';
import type { ConnectedDatabase, DatabaseOptions, Preparation, PreparationWork } from './databaseOptions.ts';
import { recordClosed, recordOpened, refuseWritesIfReplaced, wasClosedCleanly } from './fileState.ts';
import { isDamage } from './storageFailure.ts';
import { isRestoreCommitted } from './finishRestore.ts';
import { acquireSharedLock } from './lock.ts';
import { migrate, needsUpdate, requireCurrent } from './migrate.ts';
import { openSqlite } from './openSqlite.ts';
import type { Tables } from './tables.ts';
import { staffCommand } from '../settings/config.ts';

/** A request must not block the process for long; `transaction.ts` retries what SQLite refuses as busy. */
const SERVING_BUSY_TIMEOUT_MS = 10;
const BUSY_TIMEOUT_MS = 5_000;

/** If the thread for checkpoints cannot keep up, SQLite moves the pages of the write-ahead log itself from 16 MB. */
const PAGES_WITH_THREAD = 4000;

const damagedError = (dataDir: string, cause: unknown): StartError =>
  new StartError(
    `The database in ${resolve(dataDir)} is damaged\nStop the server and restore the newest backup: ${staffCommand()} restore FILE`,
    { cause },
  );

const openFile = (dataDir: string, { create, isServing }: { create: boolean; isServing: boolean }) => {
  if (create) makeDataDir(dataDir);
  else if (!isRestoreCommitted(dataDir)) requireDatabase(dataDir);
  const lock = acquireSharedLock(dataDir);
  try {
    const file = databasePath(dataDir);
    const mustBeChecked = isServing && existsSync(file) && !wasClosedCleanly(dataDir);
    const database = openSqlite(file, { busyMs: isServing ? SERVING_BUSY_TIMEOUT_MS : BUSY_TIMEOUT_MS });
    return { lock, database, mustBeChecked };
  } catch (error) {
    lock.release();
    throw isDamage(error) ? damagedError(dataDir, error) : dataDirError(dataDir, error);
  }
};

/** Whether SQLite finds no damage. The bytes of files, which are most of a database, are left to backups and `doctor`. */
const isIntact = async (reader: Kysely<Tables>): Promise<boolean> => {
  const tables = await sql<{ name: string }>`select name from sqlite_schema
    where type = 'table' and rootpage > 0 and name <> 'resume_files'`.execute(reader);
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(${sql.lit(name)})`.execute(reader);
    if (rows[0]?.quick_check !== 'ok') return false;
  }
  return true;
};

/**
 * Connects to `site.db` under `dataDir`. Throws StartError if it cannot be opened, or is missing and may not be created.
 * Apart from openDatabase.ts, so that the thread that updates the file loads nothing of PostgreSQL.
 */
export const connectSqlite = async (options: DatabaseOptions): Promise<ConnectedDatabase> => {
  const { dataDir, create = true, isServing = false } = options;
  const { lock, database, mustBeChecked } = openFile(dataDir, { create, isServing });
  const watched = refuseWritesIfReplaced(database);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: watched }) });
  const reader = options.openReader?.(databasePath(dataDir)) ?? db;
  let stopCheckpoints = async (): Promise<void> => undefined;
  let isPrepared = false;
  const close = async () => {
    await stopCheckpoints();
    if (reader !== db) await reader.destroy();
    await db.destroy();
    database.close();
    if (isServing && isPrepared) recordClosed(dataDir);
    lock.release();
  };
  const copyAndAnnounce = async (): Promise<string | undefined> => {
    const isCopied = options.update === 'after a copy';
    const copyBytes = isCopied ? fileSize(databasePath(dataDir)) : 0;
    const freeBytes = await freeSpace(dataDir);
    await announceUpdate(db, { copyBytes, freeBytes, announce: options.announce });
    return isCopied ? copyBeforeUpdate(dataDir) : undefined;
  };
  const update = async (work: PreparationWork | undefined): Promise<Preparation> => {
    if (work === 'updating' && options.updateInThread) return options.updateInThread();
    let copy: string | undefined;
    if (options.update !== 'no') {
      const wasUpdated = await migrate(db, async () => (copy = await copyAndAnnounce()));
      return { wasUpdated, copy };
    }
    await requireCurrent(db, { place: dataDir, missing: missingDatabaseError(dataDir) });
    return { wasUpdated: false, copy };
  };
  const rename = (error: unknown) => (isDamage(error) ? damagedError(dataDir, error) : error);
  try {
    // Before an update, the copy is verified instead.
    const isUpdated = options.update !== 'no' && (await needsUpdate(db));
    const work = isUpdated ? 'updating' : mustBeChecked ? 'checking' : undefined;
    const prepare = async () => {
      try {
        if (work === 'checking' && !(await isIntact(reader))) throw damagedError(dataDir, undefined);
        if (isServing) recordOpened(dataDir);
        const preparation = await update(work);
        isPrepared = true;
        if (options.startCheckpoints) {
          database.pragma(`wal_autocheckpoint = ${PAGES_WITH_THREAD}`);
          stopCheckpoints = options.startCheckpoints(databasePath(dataDir));
        }
        return preparation;
      } catch (error) {
        throw rename(error);
      }
    };
    return { db, reader, work, close, prepare, isReplaced: watched.isReplaced };
  } catch (error) {
    await close();
    throw rename(error);
  }
};
