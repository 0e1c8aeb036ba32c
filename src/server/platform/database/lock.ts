import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { failureCode, StartError } from '../process/failure.ts';
import { dataDirError, makeDataDir } from './databaseFile.ts';
import { isBusy } from './diskTrouble.ts';
import { finishRestore, isRestoreDecided } from './finishRestore.ts';
import { makePrivateFile } from './openSqlite.ts';

export interface Lock {
  release: () => void;
}

/**
 * Takes the lock called `name` in a data folder, or gives undefined when another process still holds it after
 * `waitMs`. A small database of its own held by BEGIN EXCLUSIVE: the operating system lets go of it with the process,
 * also after `kill -9`, so nothing stale is ever left behind.
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

/** Whether a server holds a data folder. Looks without taking it, so that one that is starting is not kept from it. */
export const isServed = (dataDir: string): boolean => {
  const file = join(dataDir, 'serve.lock');
  if (!existsSync(file)) return false;
  const database = new Database(file, { readonly: true, timeout: 0 });
  try {
    database.prepare('select count(*) from sqlite_master').get();
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    database.close();
  }
};

/** A look of `isServed` is over sooner. */
const SERVE_WAIT_MS = 250;

/**
 * Takes the data folder for one server process, and makes the folder where it is missing. Throws StartError when
 * another server holds it, or it cannot be written.
 */
export const takeServeLock = (dataDir: string): Lock => {
  makeDataDir(dataDir);
  try {
    const lock = takeLock(dataDir, { name: 'serve', waitMs: SERVE_WAIT_MS });
    if (lock) return lock;
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
  throw new StartError(`Another server process is already running on DATA_DIR ${dataDir}`);
};

const NAME = 'use';
/** A restore of some gigabytes takes about so long. */
const PATIENCE_MS = 30_000;

const BUSY = (dataDir: string): string =>
  `A backup is being restored into ${dataDir}; try again when that is done`;

/** Nobody can restore into a folder that cannot be written, so nothing has to be kept off there. */
const noLock: Lock = { release: () => undefined };

const isUnwritable = (error: unknown): boolean => /CANTOPEN|READONLY|IOERR|FULL/.test(failureCode(error));

const openShared = (file: string, isReadonly: boolean): Lock => {
  if (!isReadonly) makePrivateFile(file);
  const database = new Database(file, { timeout: PATIENCE_MS, readonly: isReadonly });
  try {
    // A read transaction: many processes have one, and none has the exclusive lock meanwhile.
    database.exec('BEGIN');
    database.prepare('select count(*) from sqlite_master').get();
  } catch (error) {
    database.close();
    throw error;
  }
  return { release: () => database.close() };
};

const share = (dataDir: string): Lock => {
  const file = join(dataDir, `${NAME}.lock`);
  try {
    return openShared(file, false);
  } catch (error) {
    if (failureCode(error).startsWith('SQLITE_BUSY')) throw new StartError(BUSY(dataDir), { cause: error });
    if (!isUnwritable(error)) throw error;
    return existsSync(file) ? openShared(file, true) : noLock;
  }
};

/** Takes the data folder for one process alone; undefined while another one uses it. */
export const takeDataDirAlone = (dataDir: string, waitMs: number): Lock | undefined =>
  takeLock(dataDir, { name: NAME, waitMs });

/** What was decided and then cut off by a crash is carried out before anybody opens the database. */
const settle = (dataDir: string): void => {
  if (!isRestoreDecided(dataDir)) return;
  const lock = takeDataDirAlone(dataDir, PATIENCE_MS);
  if (!lock) throw new StartError(BUSY(dataDir));
  try {
    finishRestore(dataDir);
  } finally {
    lock.release();
  }
};

/**
 * Takes part in the use of a data folder: server and staff commands hold this for as long as they have the database
 * open, and a restore waits until nobody does (docs/requirements.md, STAFF-13). Finishes a restore that was cut off. The
 * operating system lets go of it with the process. Throws StartError while a backup is being restored.
 */
export const shareDataDir = (dataDir: string): Lock => {
  settle(dataDir);
  const lock = share(dataDir);
  if (!isRestoreDecided(dataDir)) return lock;
  // Another restore was quicker.
  lock.release();
  return shareDataDir(dataDir);
};
