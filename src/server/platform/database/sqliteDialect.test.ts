import { Kysely, sql } from 'kysely';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from './openSqlite.ts';
import { sqliteDialect } from './sqliteDialect.ts';

/** A table that two processes write to, the other one of which never waits. */
const shared = (options: { patienceMs?: number } = {}) => {
  const file = join(mkdtempSync(join(tmpdir(), 'site-db-')), 'site.db');
  const other = openSqlite(file);
  other.pragma('busy_timeout = 0');
  other.exec('create table t (a)');
  const db = new Kysely<unknown>({ dialect: sqliteDialect(openSqlite(file), options) });
  const write = () => sql`insert into t values (1)`.execute(db);
  const writeTogether = () => db.transaction().execute((all) => sql`insert into t values (2)`.execute(all));
  return {
    other,
    db,
    read: async () => (await sql`select a from t order by a`.execute(db)).rows,
    writeAll: () => Promise.allSettled([write(), writeTogether(), write()]),
    close: async () => {
      await db.destroy();
      other.close();
    },
  };
};

describe('a database that another process is writing to', () => {
  it('is read meanwhile, and written to as soon as the other one is done', async () => {
    const { other, read, writeAll, close } = shared();
    other.exec('begin immediate');
    let isOver = false;
    const writing = writeAll().finally(() => (isOver = true));
    expect([await read(), isOver]).toEqual([[], false]);
    other.exec('commit');
    expect((await writing).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(await read()).toEqual([{ a: 1 }, { a: 1 }, { a: 2 }]);
    await close();
  });

  it('refuses what is written only when patience is over, and holds up no reader until then', async () => {
    const { other, read, writeAll, close } = shared({ patienceMs: 60 });
    other.exec('begin immediate');
    const begun = performance.now();
    let isOver = false;
    const writing = writeAll().finally(() => (isOver = true));
    expect([await read(), isOver]).toEqual([[], false]);
    for (const result of await writing) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_BUSY' } });
    }
    expect(performance.now() - begun).toBeGreaterThanOrEqual(60);
    other.exec('commit');
    expect((await writeAll()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await close();
  });

  it('lets nobody else write between what a transaction reads and what it writes', async () => {
    const { other, db, read, close } = shared();
    await db.transaction().execute(async (all) => {
      await sql`select a from t`.execute(all);
      expect(() => other.exec('insert into t values (3)')).toThrow('database is locked');
      await sql`insert into t values (4)`.execute(all);
    });
    expect(await read()).toEqual([{ a: 4 }]);
    await close();
  });
});
