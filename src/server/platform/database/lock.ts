import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/failure.ts';
import { dataDirError, makeDataDir } from './databaseFile.ts';
import { isBusy } from './storageFailure.ts';
import { finishRestore, isRestoreCommitted } from './finishRestore.ts';
import { makePrivateFile } from './openSqlite.ts';

export interface Lock {
  release: () => void;
}

/**
 * Takes the lock called `name` in a data folder, or returns undefined if another process still holds it after `waitMs`.
 * The lock is an exclusive transaction on a small separate database: the operating system releases it when the process
 * ends, even after `kill -9`, so no stale lock is left.
 */
export const takeLock = (
  dataDir: string,
  { name, waitMs }: { name: string; waitMs: number },
): Lock | undefined => {
  const file = join(dataDir, `${name}.lock`);
  makePrivateFile(file);
  const database = new Database(file, { timeout: waitMs });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return { release: () => database.close() };
};

/** Whether a server holds the lock of a data folder. */
export const isServed = (dataDir: string): boolean => {
  if (!existsSync(join(dataDir, 'serve.lock'))) return false;
  const lock = takeLock(dataDir, { name: 'serve', waitMs: 0 });
  lock?.release();
  return lock === undefined;
};

/** Longer than `isServed` holds the lock. */
const SERVE_TIMEOUT_MS = 250;

/**
 * Locks the data folder for one server process, and creates the folder if it is missing. Throws StartError if another
 * server has locked it, or if it cannot be written.
 */
export const takeServeLock = (dataDir: string): Lock => {
  makeDataDir(dataDir);
  try {
    const lock = takeLock(dataDir, { name: 'serve', waitMs: SERVE_TIMEOUT_MS });
    if (lock) return lock;
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
  throw new StartError(`Another server process is already running on DATA_DIR ${dataDir}`);
};

const USE_LOCK = 'use';
/** About as long as a restore of several gigabytes takes. */
const RESTORE_TIMEOUT_MS = 30_000;

const restoreMessage = (dataDir: string): string =>
  `A backup is being restored into ${dataDir}; try again when that is done`;

/** Takes a read transaction: several processes can have one at once, and until they end none gets the exclusive lock. */
const takeSharedLock = (dataDir: string): Lock => {
  const file = join(dataDir, `${USE_LOCK}.lock`);
  makePrivateFile(file);
  const database = new Database(file, { timeout: RESTORE_TIMEOUT_MS });
  try {
    database.exec('begin; select count(*) from sqlite_schema');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new StartError(restoreMessage(dataDir), { cause: error }) : error;
  }
  return { release: () => database.close() };
};

/** Takes the exclusive lock of a data folder; undefined if another process uses the folder. */
export const takeExclusiveLock = (dataDir: string, waitMs: number): Lock | undefined =>
  takeLock(dataDir, { name: USE_LOCK, waitMs });

/** Finishes a committed restore that was interrupted, before any process opens the database. */
const finishInterruptedRestore = (dataDir: string): void => {
  if (!isRestoreCommitted(dataDir)) return;
  const lock = takeExclusiveLock(dataDir, RESTORE_TIMEOUT_MS);
  if (!lock) throw new StartError(restoreMessage(dataDir));
  try {
    finishRestore(dataDir);
  } finally {
    lock.release();
  }
};

/**
 * Takes a shared lock on a data folder. Server and staff commands hold it while they have the database open, and a
 * restore waits until all have released it (docs/requirements.md, STAFF-13). Finishes a restore that was interrupted.
 * Throws StartError while a backup is being restored.
 */
export const shareDataDir = (dataDir: string): Lock => {
  finishInterruptedRestore(dataDir);
  const lock = takeSharedLock(dataDir);
  if (!isRestoreCommitted(dataDir)) return lock;
  // Another restore was committed in between.
  lock.release();
  return shareDataDir(dataDir);
};
