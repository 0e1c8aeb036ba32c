import Database from 'better-sqlite3';
import { makePrivateFile } from './makePrivateFile.ts';

const FULL = 2;
/**
 * 16 MB: a commit of many uploads fills SQLite's own 4 MB, and each time the log is full it is copied into the file, with
 * two more waits for the disk.
 */
const PAGES_IN_LOG = 4000;

/**
 * Opens an SQLite file such that an answered request is on disk. `synchronous` is set and read back at every open,
 * because better-sqlite3 reopens WAL files with NORMAL, under which a power cut loses acknowledged rows.
 * `auto_vacuum`: what deleted rows leave empty can be given back a little at a time (STAFF-31). `secure_delete`: an erased application leaves no readable bytes in the file (docs/requirements.md, CALL-8).
 */
export const openSqlite = (file: string): Database.Database => {
  makePrivateFile(file);
  const database = new Database(file, { timeout: 5000 });
  // Of a new database from now on, of an older one from its next vacuum.
  database.pragma('auto_vacuum = INCREMENTAL');
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma(`wal_autocheckpoint = ${PAGES_IN_LOG}`);
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  if (database.pragma('synchronous', { simple: true }) === FULL) return database;
  database.close();
  throw new Error('SQLite refused synchronous=FULL');
};
