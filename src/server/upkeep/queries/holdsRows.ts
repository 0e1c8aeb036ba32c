import Database from 'better-sqlite3';
import { COPIED_TABLES } from './copiedTables.ts';

const anyRow = (database: Database.Database): boolean => {
  const made = database.prepare<[], string>('select name from sqlite_schema').pluck().all();
  return COPIED_TABLES.filter((table) => made.includes(table)).some(
    (table) => database.prepare(`select 1 from ${table} limit 1`).get() !== undefined,
  );
};

/**
 * Whether there is a row in a database file. One without any is what a copy that was killed leaves: its tables, or not
 * even those. What cannot be read may be somebody's, and counts as one with rows.
 */
export const holdsRows = (file: string): boolean => {
  try {
    const database = new Database(file, { readonly: true });
    try {
      return anyRow(database);
    } finally {
      database.close();
    }
  } catch {
    return true;
  }
};
