import Database from 'better-sqlite3';
import { makePrivateFile } from './makePrivateFile.ts';

const FULL = 2;

/**
 * Opens an SQLite file such that an answered request is on disk. `synchronous` is set and read back at every open,
 * because better-sqlite3 reopens WAL files with NORMAL, under which a power cut loses acknowledged rows.
 * `secure_delete`: an erased application leaves no readable bytes in the file (docs/requirements.md, CALL-8).
 */
export const openSqlite = (file: string): Database.Database => {
  makePrivateFile(file);
  const database = new Database(file, { timeout: 5000 });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  if (database.pragma('synchronous', { simple: true }) === FULL) return database;
  database.close();
  throw new Error('SQLite refused synchronous=FULL');
};
