import Database from 'better-sqlite3';
import { closeSync, fchmodSync, openSync } from 'node:fs';

const FULL = 2;
const OWNER_ONLY = 0o600;

/**
 * Makes an empty file for its owner only where there is none, whatever the umask; SQLite gives its log the same mode. A
 * file that is there is never opened: closing it would let go of the locks that SQLite holds on it in this process.
 */
export const makePrivateFile = (file: string): void => {
  let made: number;
  try {
    made = openSync(file, 'wx', OWNER_ONLY);
  } catch {
    // It is there, or cannot be made; SQLite opens it next, and says which.
    return;
  }
  fchmodSync(made, OWNER_ONLY);
  closeSync(made);
};

/**
 * Opens an SQLite file such that an answered request is on disk. `synchronous` is set and read back at every open,
 * because better-sqlite3 reopens WAL files with NORMAL, under which a power cut loses acknowledged rows.
 * `secure_delete`: an erased application leaves no readable bytes; `auto_vacuum`: its space goes back to the disk. `busyMs`: how long another process is waited for.
 */
export const openSqlite = (file: string, { busyMs = 5_000 }: { busyMs?: number } = {}): Database.Database => {
  makePrivateFile(file);
  const database = new Database(file, { timeout: busyMs });
  try {
    database.pragma('auto_vacuum = FULL');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma('secure_delete = ON');
    if (database.pragma('synchronous', { simple: true }) === FULL) return database;
    throw new Error('SQLite refused synchronous=FULL');
  } catch (error) {
    database.close();
    throw error;
  }
};
