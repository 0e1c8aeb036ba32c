import Database from 'better-sqlite3';
import { closeSync, fchmodSync, openSync } from 'node:fs';
import { isBusy } from './storageFailure.ts';

const SYNCHRONOUS_FULL = 2;
const OWNER_ONLY = 0o600;
/** After a long reader, the write-ahead log shrinks to this size again. */
const MAX_IDLE_WAL_BYTES = 16 * 1024 * 1024;

/**
 * Creates an empty file for its owner only, whatever the umask; SQLite gives its log the same mode. A file that exists
 * is not opened, because closing it would release the locks that SQLite holds on it in this process.
 */
export const makePrivateFile = (file: string): void => {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx', OWNER_ONLY);
  } catch {
    // It exists, or it cannot be created. SQLite opens it next, and reports the error.
    return;
  }
  fchmodSync(descriptor, OWNER_ONLY);
  closeSync(descriptor);
};

const RETRY_MS = 10;

/** Turns on WAL. SQLite ignores its timeout if another process turns it on for a new file at that moment. */
const enableWriteAheadLog = (database: Database.Database, deadline: number): void => {
  try {
    database.pragma('journal_mode = WAL');
  } catch (error) {
    if (!isBusy(error) || performance.now() >= deadline) throw error;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    enableWriteAheadLog(database, deadline);
  }
};

/**
 * Opens an SQLite file so that committed rows survive a power cut. `synchronous` is set and read back every time,
 * because better-sqlite3 opens WAL files with NORMAL. `secure_delete`: an erased application leaves no readable bytes;
 * `auto_vacuum`: the file shrinks. `busyMs`: the timeout for locks.
 */
export const openSqlite = (file: string, { busyMs = 5_000 }: { busyMs?: number } = {}): Database.Database => {
  makePrivateFile(file);
  const database = new Database(file, { timeout: busyMs });
  try {
    database.pragma('auto_vacuum = FULL');
    enableWriteAheadLog(database, performance.now() + busyMs);
    database.pragma('synchronous = FULL');
    database.pragma(`journal_size_limit = ${MAX_IDLE_WAL_BYTES}`);
    database.pragma('foreign_keys = ON');
    database.pragma('secure_delete = ON');
    if (database.pragma('synchronous', { simple: true }) === SYNCHRONOUS_FULL) return database;
    throw new Error('SQLite refused synchronous=FULL');
  } catch (error) {
    database.close();
    throw error;
  }
};
