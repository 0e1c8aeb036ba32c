import { join } from 'node:path';
import { openSqlite } from '../../../src/server/platform/database/openSqlite.ts';
import { measurementOf, type Measurement } from '../measurement.ts';

interface Loop {
  name: string;
  dir: string;
  ms: number;
  /** Of one row. */
  bytes: number;
  /** Rows that share a commit. */
  rows: number;
}

/** How many rows a second better-sqlite3 stores by itself, with the server's own settings and nothing around it. */
export const sqliteLoop = ({ name, dir, ms, bytes, rows }: Loop): Measurement => {
  const database = openSqlite(join(dir, `bare-${bytes}-${rows}.db`));
  database.exec('create table t (id integer primary key, bytes blob not null)');
  const insert = database.prepare('insert into t (bytes) values (?)');
  const row = Buffer.alloc(bytes, 1);
  const store = database.transaction(() => {
    for (let at = 0; at < rows; at += 1) insert.run(row);
  });
  const times: number[] = [];
  const startedAt = performance.now();
  let now = startedAt;
  while (now - startedAt < ms) {
    store.immediate();
    const then = performance.now();
    times.push(then - now);
    now = then;
  }
  database.close();
  return measurementOf(name, { times, wallMs: now - startedAt, units: rows });
};
