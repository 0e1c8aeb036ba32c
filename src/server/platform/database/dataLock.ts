import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/startError.ts';
import { finishRestore, isRestoreDecided } from './finishRestore.ts';
import { takeLock, type Lock } from './lock.ts';
import { makePrivateFile } from './openSqlite.ts';

const NAME = 'use';
/** A restore of some gigabytes takes about so long. */
const PATIENCE_MS = 30_000;

const BUSY = (dataDir: string): string =>
  `A backup is being restored into ${dataDir}; try again when that is done`;

/** Nobody can restore into a folder that cannot be written, so nothing has to be kept off there. */
const noLock: Lock = { release: () => undefined };

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const isUnwritable = (error: unknown): boolean => /CANTOPEN|READONLY|IOERR|FULL/.test(codeOf(error));

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
    if (codeOf(error).startsWith('SQLITE_BUSY')) throw new StartError(BUSY(dataDir), { cause: error });
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
