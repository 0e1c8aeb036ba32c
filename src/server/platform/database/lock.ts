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
 * Acquires the lock called `name` in a data folder; undefined if another process still holds it after `waitMs`.
 * The lock is an exclusive transaction on a small separate database: the operating system releases it when the process
 * ends, even after `kill -9`, so no stale lock is left.
 */
export const acquireLock = (
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
export const isServerRunning = (dataDir: string): boolean => {
  if (!existsSync(join(dataDir, 'serve.lock'))) return false;
  const lock = acquireLock(dataDir, { name: 'serve', waitMs: 0 });
  lock?.release();
  return lock === undefined;
};

/** Longer than `isServerRunning` holds the lock. */
const SERVER_LOCK_TIMEOUT_MS = 250;

/**
 * Locks the data folder for one server process, and creates the folder if it is missing. Throws StartError if another
 * server has locked it, or if it cannot be written.
 */
export const acquireServerLock = (dataDir: string): Lock => {
  makeDataDir(dataDir);
  try {
    const lock = acquireLock(dataDir, { name: 'serve', waitMs: SERVER_LOCK_TIMEOUT_MS });
    if (lock) return lock;
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
  throw new StartError(`Another server process is already running on DATA_DIR ${dataDir}`);
};

const DATA_LOCK = 'use';
/** About the time that a restore of several gigabytes takes. */
const RESTORE_TIMEOUT_MS = 30_000;

const restoreMessage = (dataDir: string): string =>
  `A backup is being restored into ${dataDir}; try again when that is done`;

/** Begins a read transaction: several processes can hold one, and until all end none gets the exclusive lock. */
const openSharedLock = (dataDir: string): Lock => {
  const file = join(dataDir, `${DATA_LOCK}.lock`);
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

/** Acquires the exclusive lock of a data folder; undefined if another process uses the folder. */
export const acquireExclusiveLock = (dataDir: string, waitMs: number): Lock | undefined =>
  acquireLock(dataDir, { name: DATA_LOCK, waitMs });

/** Finishes a committed restore that was interrupted, before any process opens the database. */
const finishInterruptedRestore = (dataDir: string): void => {
  if (!isRestoreCommitted(dataDir)) return;
  const lock = acquireExclusiveLock(dataDir, RESTORE_TIMEOUT_MS);
  if (!lock) throw new StartError(restoreMessage(dataDir));
  try {
    finishRestore(dataDir);
  } finally {
    lock.release();
  }
};

/**
 * Acquires a shared lock on a data folder. Server and staff commands hold it while they have the database open, and a
 * restore waits until all have released it. Finishes a restore that was interrupted. Throws StartError while a backup
 * is being restored.
 */
export const acquireSharedLock = (dataDir: string): Lock => {
  finishInterruptedRestore(dataDir);
  const lock = openSharedLock(dataDir);
  if (!isRestoreCommitted(dataDir)) return lock;
  // Another restore was committed in between.
  lock.release();
  return acquireSharedLock(dataDir);
};
