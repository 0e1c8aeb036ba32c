import Database from 'better-sqlite3';
import { join } from 'node:path';

/** Changes a running server's database from outside, as a staff command does. */
export const changeDatabase = (dataDir: string, sql: string): void => {
  const database = new Database(join(dataDir, 'site.db'));
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
};
