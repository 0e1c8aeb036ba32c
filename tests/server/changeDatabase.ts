import Database from 'better-sqlite3';
import { basename, join } from 'node:path';
import { engine } from '../support/engine.ts';
import { queryPostgres } from '../support/postgres/queryPostgres.ts';

/** Changes a running server's database from outside, as a staff command does. */
export const changeDatabase = (dataDir: string, sql: string): void => {
  if (engine === 'postgres') return void queryPostgres({ name: basename(dataDir), text: sql });
  const database = new Database(join(dataDir, 'site.db'));
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
};
