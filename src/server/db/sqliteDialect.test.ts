import { Kysely, sql } from 'kysely';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from './openSqlite.ts';
import { sqliteDialect } from './sqliteDialect.ts';

describe('a database that another process is writing to', () => {
  it('is read meanwhile, and writing to it fails only when patience is over', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'site-db-')), 'site.db');
    const other = openSqlite(file);
    other.exec('create table t (a)');
    const db = new Kysely<unknown>({ dialect: sqliteDialect(openSqlite(file), { patienceMs: 60 }) });
    const write = () => sql`insert into t values (1)`.execute(db);
    const writeTogether = () => db.transaction().execute((all) => sql`insert into t values (2)`.execute(all));
    other.exec('begin immediate');
    const writing = Promise.allSettled([write(), writeTogether(), write()]);
    expect((await sql`select a from t`.execute(db)).rows).toEqual([]);
    for (const result of await writing) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_BUSY' } });
    }
    other.exec('commit');
    await Promise.all([write(), writeTogether()]);
    expect((await sql`select a from t`.execute(db)).rows).toEqual([{ a: 1 }, { a: 2 }]);
    await db.destroy();
    other.close();
  });
});
