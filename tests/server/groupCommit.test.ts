import Database from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { join } from 'node:path';
import { groupCommit, type Write } from '../../src/server/platform/database/groupCommit.ts';
import { openSqlite } from '../../src/server/platform/database/openSqlite.ts';
import { sqliteDialect } from '../../src/server/platform/database/sqliteDialect.ts';
import type { Tables } from '../../src/server/platform/database/tables.ts';
import { Refusal } from '../../src/server/platform/http/refusal.ts';
import { freshDir, queryDatabase } from '../support/server.ts';

describe('the group commit', () => {
  let dataDir: string;
  let statements: string[];
  let db: Kysely<Tables>;
  let write: Write;
  beforeEach(async () => {
    dataDir = freshDir();
    statements = [];
    db = new Kysely<Tables>({
      dialect: sqliteDialect(openSqlite(join(dataDir, 'site.db'))),
      log: ({ query }) => void statements.push(query.sql),
    });
    await sql`create table meta (key text primary key, value text not null)`.execute(db);
    await sql`create table parent (id integer primary key)`.execute(db);
    await sql`create table child (id references parent deferrable initially deferred)`.execute(db);
    write = groupCommit(db);
    statements.length = 0;
  });
  afterEach(() => db.destroy());

  const put = (key: string, value = 'x') =>
    write(async (transaction) => {
      await transaction.insertInto('meta').values({ key, value }).execute();
      return key;
    });
  /** As another process sees them. */
  const stored = () =>
    queryDatabase<{ key: string }>(dataDir, 'select key from meta order by key').map(({ key }) => key);
  const outcomes = async (attempts: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(attempts)).map((attempt) => attempt.status);
  const commits = () => statements.filter((statement) => statement === 'commit').length;

  it('stores every job and gives each its own value', async () => {
    expect(await Promise.all(['a', 'b', 'c'].map((key) => put(key)))).toEqual(['a', 'b', 'c']);
    expect(stored()).toEqual(['a', 'b', 'c']);
  });

  it('shares commits between jobs that wait, 64 at most', async () => {
    await Promise.all(Array.from({ length: 130 }, (_, at) => put(`key ${at}`)));
    expect(commits()).toBe(3);
    expect(stored().length).toBe(130);
  });

  it('shares a commit between requests that arrive together, though each is read by itself', async () => {
    // Between two timers all promises settle, as they do between two sockets.
    const arrive = (key: string) => new Promise((stored) => setTimeout(() => stored(put(key)), 0));
    await Promise.all(Array.from({ length: 20 }, (_, at) => arrive(`key ${at}`)));
    expect(commits()).toBeLessThan(5);
  });

  it('gives no value before the commit, when another process can see it too', async () => {
    let finish = (): void => undefined;
    const held = new Promise<void>((done) => (finish = done));
    let isAnswered = false;
    const first = put('before');
    await first;
    const second = put('one').then(() => (isAnswered = true));
    const third = write(() => held);
    await new Promise((done) => setTimeout(done, 50));
    expect([isAnswered, stored()]).toEqual([false, ['before']]);
    finish();
    await second;
    expect(stored()).toEqual(['before', 'one']);
    await third;
  });

  it('undoes the work of a job that throws, and of no other', async () => {
    const refused = write(async (transaction) => {
      await transaction.insertInto('meta').values({ key: 'half', value: 'x' }).execute();
      throw new Refusal(422, 'no');
    });
    expect(await outcomes([put('a'), put('b'), refused, put('c')])).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    await expect(refused).rejects.toBeInstanceOf(Refusal);
    expect(stored()).toEqual(['a', 'b', 'c']);
  });

  it('undoes a job that breaks a constraint alone', async () => {
    await put('taken');
    expect(await outcomes([put('a'), put('b'), put('taken'), put('c')])).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(stored()).toEqual(['a', 'b', 'c', 'taken']);
  });

  it('rejects the whole group and stores nothing of it when the disk is full, and recovers', async () => {
    await put('before');
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db);
    const group = [put('a'), put('big', 'x'.repeat(100_000)), put('c')];
    expect(await outcomes(group)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(group[1]).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(stored()).toEqual(['before']);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect(await put('after')).toBe('after');
  });

  it('rejects the whole group when the commit itself fails, and recovers', async () => {
    const orphan = () => write((transaction) => sql`insert into child values (7)`.execute(transaction));
    expect(await outcomes([put('a'), orphan(), put('c')])).toEqual(['rejected', 'rejected', 'rejected']);
    expect(stored()).toEqual([]);
    expect(await put('after')).toBe('after');
  });

  it('waits for a staff command and is not refused because of it, whatever was written meanwhile', async () => {
    let isRead = (): void => undefined;
    const read = new Promise<void>((done) => (isRead = done));
    let goOn = (): void => undefined;
    const held = new Promise<void>((done) => (goOn = done));
    const job = write(async (transaction) => {
      await transaction.selectFrom('meta').selectAll().execute();
      isRead();
      await held;
      await transaction.insertInto('meta').values({ key: 'visitor', value: 'x' }).execute();
    });
    await read;
    const staff = new Database(join(dataDir, 'site.db'), { timeout: 0 });
    expect(() => staff.exec("insert into meta values ('staff', 'x')")).toThrow('database is locked');
    goOn();
    await job;
    staff.exec("insert into meta values ('staff', 'x')");
    staff.close();
    expect(stored()).toEqual(['staff', 'visitor']);
  });
});
