import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/startError.ts';
import { isBusy } from './isBusy.ts';
import { dataDirError, makeDataDir } from './makeDataDir.ts';
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
