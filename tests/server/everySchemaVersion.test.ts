import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { migrations } from '../../src/server/platform/database/migrations.ts';
import { openDatabase } from '../../src/server/platform/database/openDatabase.ts';
import { openSqlite } from '../../src/server/platform/database/openSqlite.ts';
import { sqliteDialect } from '../../src/server/platform/database/sqliteDialect.ts';
import type { Tables } from '../../src/server/platform/database/tables.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import { runHere } from '../support/staff.ts';

const names = Object.keys(migrations);
const earlier = names.slice(0, -1);
const OPENING = `insert into openings (id, job_title, company_name, location, description, requirements, status, is_sample, posted_at, updated_at)
  values (7, 'Engineer', 'Quillmere', 'London', 'Work', '["Patience"]', 'open', 0, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`;

/** A data folder as the version with these migrations alone left it, with one opening of staff's. */
const leftBy = async (last: string): Promise<string> => {
  const dataDir = freshDir();
  const database = openSqlite(join(dataDir, 'site.db'));
  const db = new Kysely<Tables>({ dialect: sqliteDialect(database) });
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateTo(last);
  expect(error).toBeUndefined();
  await db.destroy();
  const writing = new Database(join(dataDir, 'site.db'));
  writing.exec(OPENING);
  writing.close();
  return dataDir;
};

const rememberedIn = (dataDir: string) =>
  queryDatabase<{ name: string }>(dataDir, 'select name from kysely_migration order by name').map(
    ({ name }) => name,
  );
const shapeOf = (dataDir: string) => queryDatabase(dataDir, 'select name from sqlite_master order by name');

describe.each(earlier)('the database of the version whose last migration was %s', (last) => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await leftBy(last);
  });

  it('is left alone by every command but migrate, which name the way', async () => {
    for (const words of [['openings', 'list'], ['applications', 'list'], ['doctor']]) {
      const { code, stdout, stderr } = await runHere(words, dataDir);
      expect([code, stdout + stderr]).toEqual([
        1,
        expect.stringMatching(
          /older version of this program \(it lacks .*\); nothing was read or changed[^]*\.\/staff migrate/,
        ),
      ]);
    }
    expect(rememberedIn(dataDir)).toEqual(names.slice(0, names.indexOf(last) + 1));
  });

  it('comes to the shape of today after a copy that was read back, with what staff had written', async () => {
    const { stdout } = await runHere(['migrate'], dataDir);
    const copy = /kept as (\S+)\. /.exec(stdout)?.[1] ?? '';
    expect(rememberedIn(dataDir)).toEqual(names);
    const fresh = freshDir();
    await (await openDatabase({ dataDir: fresh })).close();
    expect(shapeOf(dataDir)).toEqual(shapeOf(fresh));
    expect(queryDatabase(dataDir, 'select job_title, requirements from openings where id = 7')).toEqual([
      { job_title: 'Engineer', requirements: '["Patience"]' },
    ]);
    const kept = new Database(copy, { readonly: true });
    expect(kept.prepare('select name from kysely_migration').pluck().all()).toEqual(
      names.slice(0, names.indexOf(last) + 1),
    );
    kept.close();
  });
});
