import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openDatabase } from '../support/openDatabase.ts';
import { partialNameOf } from '../../src/server/platform/database/partialFiles.ts';
import { leaveFormerDatabase } from '../support/formerDatabase.ts';
import { formerMigrations, UP_TO_MAIL } from '../support/formerMigrations.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import { runHere } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

interface Part {
  name: string;
  sql: string | null;
}

const bare = (sql: string | null) => (sql ?? '').replace(/["\s]/g, '');
/** Every table and index by name, as its text makes it; columns may have come in another order. */
const shape = (dataDir: string) =>
  queryDatabase<Part>(dataDir, 'select name, sql from sqlite_master order by name').map(
    ({ name, sql }) => [name, bare(sql)] as const,
  );
const open = async (dataDir: string) => {
  const { close, ...opened } = await openDatabase({ dataDir });
  await close();
  return opened;
};
const count = (dataDir: string, table: string) =>
  queryDatabase<{ rows: number }>(dataDir, `select count(*) as rows from ${table}`)[0]?.rows;

describe('a database that version 0.1 left half-way', () => {
  let whole: ReturnType<typeof shape>;
  beforeAll(async () => {
    const dataDir = freshDir();
    await open(dataDir);
    whole = shape(dataDir);
  });

  it.each(Array.from({ length: formerMigrations.length + 1 }, (_, statements) => statements))(
    'is mended after %i of its statements, with every row and the end of its period',
    async (statements) => {
      const dataDir = freshDir();
      leaveFormerDatabase(dataDir, { statements });
      await open(dataDir);
      expect(shape(dataDir)).toEqual(whole);
      expect(queryDatabase(dataDir, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      if (statements < UP_TO_MAIL) return;
      const ends = '2027-05-19T10:00:00.000Z';
      for (const table of ['applications', 'messages']) {
        const sql = `select delete_after from ${table}`;
        expect(queryDatabase(dataDir, sql)).toEqual(Array(2).fill({ delete_after: ends }));
      }
    },
  );
});

describe('the bytes of resumes', () => {
  it('are moved into a table of their own, and leave no trace where they stood', async () => {
    const dataDir = freshDir();
    leaveFormerDatabase(dataDir, { statements: formerMigrations.length });
    const canary = Buffer.from('canary '.repeat(3000));
    const database = new Database(join(dataDir, 'site.db'));
    database
      .prepare('update resumes set bytes = ?, size = ?, sha256 = ? where id = 2')
      .run(canary, canary.length, createHash('sha256').update(canary).digest('hex'));
    const before = database.prepare('select id, bytes from resumes order by id').all();
    database.close();
    await open(dataDir);
    expect(queryDatabase(dataDir, 'select resume_id as id, bytes from resume_files order by id')).toEqual(
      before,
    );
    const [row = {}] = queryDatabase<object>(dataDir, 'select * from resumes where id = 2');
    expect(Object.values(row).some((value) => Buffer.isBuffer(value))).toBe(false);
    expect(queryDatabase(dataDir, 'pragma foreign_key_check')).toEqual([]);
    expect((await runHere(['applications', 'erase', 'APPLICATION-2', '--yes'], dataDir)).code).toBe(0);
    expect(count(dataDir, 'resume_files')).toBe(1);
    const holding = readdirSync(dataDir).filter((name) =>
      readFileSync(join(dataDir, name)).includes('canary canary'),
    );
    expect(holding).toEqual([]);
  });
});

describe('what the server once sent itself', () => {
  it('is removed with its resume and its mark, and nothing else is', async () => {
    const dataDir = freshDir();
    leaveFormerDatabase(dataDir, { statements: formerMigrations.length });
    const rows = () => ['applications', 'messages', 'resumes'].map((table) => count(dataDir, table));
    expect(rows()).toEqual([2, 2, 2]);
    changeDatabase(
      dataDir,
      `update applications set is_test = 1 where id = 1;
       update messages set is_test = 1 where id = 1;
       insert into submissions select 'application', 'content-' || id, 'a', reference, received_at from applications;
       insert or replace into meta values ('self_check', '2026-01-01T00:00:00.000Z')`,
    );
    await open(dataDir);
    expect(rows()).toEqual([1, 1, 1]);
    expect(count(dataDir, 'submissions')).toBe(1);
    expect(queryDatabase(dataDir, "select key from meta where key = 'self_check'")).toEqual([]);
    expect(queryDatabase(dataDir, 'pragma foreign_key_check')).toEqual([]);
  });
});

describe('an update', () => {
  const older = () => {
    const dataDir = freshDir();
    leaveFormerDatabase(dataDir, { statements: UP_TO_MAIL });
    return dataDir;
  };
  const update = async (dataDir: string) => {
    const { close, ...opened } = await openDatabase({ dataDir, update: 'after a copy' });
    await close();
    return opened;
  };

  it('is done as a whole or not at all', async () => {
    const dataDir = older();
    // The last table of the third migration is in the way.
    changeDatabase(dataDir, 'create view notes as select 1');
    const before = shape(dataDir);
    await expect(open(dataDir)).rejects.toThrow('views may not be indexed');
    expect(shape(dataDir)).toEqual(before);
    expect(queryDatabase(dataDir, 'select name from kysely_migration')).toHaveLength(2);
    changeDatabase(dataDir, 'drop view notes');
    await open(dataDir);
    expect(count(dataDir, 'notes')).toBe(0);
  });

  it('makes a copy for the owner only beforehand, which is whole and as it was; the latest two are kept', async () => {
    const dataDir = older();
    const copies = () => readdirSync(dataDir).filter((name) => name.startsWith('site.db.before-update-'));
    for (const year of ['2024', '2025']) {
      writeFileSync(join(dataDir, `site.db.before-update-${year}0101000000000`), '');
    }
    const { copy, wasUpdated } = await update(dataDir);
    expect([wasUpdated, copies()]).toEqual([
      true,
      ['site.db.before-update-20250101000000000', copy?.slice(dataDir.length + 1)],
    ]);
    expect(statSync(String(copy)).mode & 0o777).toBe(0o600);
    const kept = new Database(String(copy), { readonly: true });
    expect(kept.prepare('select name from kysely_migration').all()).toHaveLength(2);
    expect(kept.prepare('select count(*) as rows from applications').get()).toEqual({ rows: 2 });
    kept.close();
    expect(await update(dataDir)).toMatchObject({ copy: undefined, wasUpdated: false });
  });

  it('keeps the copy it has made though the clock of the earlier ones was ahead', async () => {
    const dataDir = older();
    for (const year of ['2124', '2125']) {
      writeFileSync(join(dataDir, `site.db.before-update-${year}0101000000000`), '');
    }
    const { copy } = await update(dataDir);
    expect(statSync(String(copy)).size).toBeGreaterThan(0);
  });

  it('is relieved of the copy that a killed one had begun, of which doctor tells', async () => {
    const dataDir = older();
    const begun = basename(partialNameOf('site.db.before-update-20250101000000000'));
    // Of a process that is over; the folder before it has this one's number, too, where it runs alone.
    const cutOff = join(dataDir, begun.replace(`-${process.pid}-`, `-${spawnSync('true').pid}-`));
    writeFileSync(cutOff, 'half');
    await update(dataDir);
    expect(readdirSync(dataDir).filter((name) => name.includes('partial'))).toEqual([]);
    writeFileSync(cutOff, 'half');
    expect((await runHere(['doctor'], dataDir)).stdout).toContain(
      `${cutOff} was left by a backup that was cut off`,
    );
  });

  it('changes nothing where the copy cannot be made', async () => {
    const dataDir = older();
    changeDatabase(dataDir, "update resumes set bytes = 'other' where id = 1");
    await expect(update(dataDir)).rejects.toThrow(
      /^The database was not brought up to date: no copy .*resume stored-1/s,
    );
    expect(queryDatabase(dataDir, 'select name from kysely_migration')).toHaveLength(2);
  });

  it('makes a copy where a message is all that there is to lose', async () => {
    const dataDir = older();
    changeDatabase(
      dataDir,
      'pragma foreign_keys = off; delete from applications; delete from resumes; delete from openings',
    );
    expect(count(dataDir, 'messages')).toBeGreaterThan(0);
    expect((await update(dataDir)).copy).toContain('before-update-');
  });

  it('needs no copy where there is nothing to lose', async () => {
    const dataDir = freshDir();
    leaveFormerDatabase(dataDir, { statements: 5 });
    expect(await update(dataDir)).toMatchObject({ wasUpdated: true, copy: undefined });
  });
});
