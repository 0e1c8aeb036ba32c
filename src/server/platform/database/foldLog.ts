import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { databaseFileOf } from './databaseFile.ts';
import { openSqlite } from './openSqlite.ts';

/** Read only: a connection that may write throws the log of a damaged database away when it closes. */
const isSound = (file: string): boolean => {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true });
    const found = database.prepare<[], { quick_check: string }>('pragma quick_check').all();
    return found.every(({ quick_check }) => quick_check === 'ok');
  } catch {
    // Not a database, or no longer: its files are kept as they are.
    return false;
  } finally {
    database?.close();
  }
};

/**
 * Moves the log that a killed server has left into its database, where that is sound: then one file is all of it. A
 * damaged one keeps its log beside it. Call it with the data folder taken alone.
 */
export const foldLog = (dataDir: string): void => {
  const file = databaseFileOf(dataDir);
  if (!existsSync(`${file}-wal`) || !isSound(file)) return;
  const database = openSqlite(file);
  try {
    database.pragma('wal_checkpoint(truncate)');
  } finally {
    database.close();
  }
};
