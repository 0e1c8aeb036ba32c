import Database from 'better-sqlite3';
import { closeSync, fchmodSync, openSync } from 'node:fs';
import { isBusy } from './storageFailure.ts';

const SYNCHRONOUS_FULL = 2;
const OWNER_ONLY = 0o600;

/**
 * Makes an empty file for its owner only, unless it exists, whatever the umask; SQLite gives its log the same mode. An
 * existing file is not opened: closing it would release the locks that SQLite holds on it in this process.
 */
export const makePrivateFile = (file: string): void => {
  let made: number;
  try {
    made = openSync(file, 'wx', OWNER_ONLY);
  } catch {
    // It exists or cannot be made; SQLite opens it next and reports that.
    return;
  }
  fchmodSync(made, OWNER_ONLY);
  closeSync(made);
};

const RETRY_MS = 10;

/** Switches to a write-ahead log. SQLite ignores its timeout if another process switches a new file at that moment. */
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
 * Opens an SQLite file so that committed rows are on disk. `synchronous` is set and read back at every open, because
 * better-sqlite3 reopens WAL files with NORMAL, under which a power cut loses them. `secure_delete`: an erased
 * application leaves no readable bytes; `auto_vacuum`: its space goes back to the disk. `busyMs`: the timeout for
 * locks.
 */
export const openSqlite = (file: string, { busyMs = 5_000 }: { busyMs?: number } = {}): Database.Database => {
  makePrivateFile(file);
  const database = new Database(file, { timeout: busyMs });
  try {
    database.pragma('auto_vacuum = FULL');
    enableWriteAheadLog(database, performance.now() + busyMs);
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma('secure_delete = ON');
    if (database.pragma('synchronous', { simple: true }) === SYNCHRONOUS_FULL) return database;
    throw new Error('SQLite refused synchronous=FULL');
  } catch (error) {
    database.close();
    throw error;
  }
};
