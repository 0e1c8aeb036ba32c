import Database from 'better-sqlite3';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '../../src/server/platform/database/migrate.ts';
import { openDatabase } from '../../src/server/platform/database/openDatabase.ts';
import { queryDatabase } from '../support/server.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { changeDatabase } from './changeDatabase.ts';

const releasedMigrations = Object.keys(migrations);
/** Sorts after every other migration. */
const TEST_MIGRATION = '9999_planted';

/** Adds a migration to the program, as the next version would. */
const addMigration = (up: Migration['up']): void =>
  void Object.assign(migrations, { [TEST_MIGRATION]: { up } });
const removeMigration = (): void => void Reflect.deleteProperty(migrations, TEST_MIGRATION);

const addTable: Migration['up'] = async (db) => {
  await sql`create table planted (id integer)`.execute(db);
};

const readAppliedMigrations = (dataDir: string): string[] =>
  queryDatabase<{ name: string }>(dataDir, 'select name from kysely_migration order by name').map(
    ({ name }) => name,
  );

const listCopies = (dataDir: string): string[] =>
  readdirSync(dataDir).filter((name) => name.startsWith('site.db.before-update-'));

describe('an update of a SQLite database', () => {
  let dataDir: string;
  const update = async () => {
    const { close, ...opened } = await openDatabase({ dataDir, update: 'after a copy' });
    await close();
    return opened;
  };
  beforeEach(async () => {
    const database = await openTestDatabase();
    await database.apply();
    await database.close();
    dataDir = database.dataDir;
    addMigration(addTable);
  });
  afterEach(removeMigration);

  it('makes a complete copy first, readable by the owner only, and keeps the latest two', async () => {
    for (const year of ['2024', '2025'])
      writeFileSync(join(dataDir, `site.db.before-update-${year}0101000000000`), '');
    const { copy, wasUpdated } = await update();
    expect(wasUpdated).toBe(true);
    expect(readAppliedMigrations(dataDir)).toEqual([...releasedMigrations, TEST_MIGRATION]);
    expect(listCopies(dataDir)).toHaveLength(2);
    expect(statSync(String(copy)).mode & 0o777).toBe(0o600);
    const copyDatabase = new Database(String(copy), { readonly: true });
    expect(copyDatabase.prepare('select name from kysely_migration').all()).toHaveLength(
      releasedMigrations.length,
    );
    expect(copyDatabase.prepare('select count(*) as rows from applications').get()).toEqual({ rows: 1 });
    copyDatabase.close();
    expect(await update()).toMatchObject({ copy: undefined, wasUpdated: false });
  });

  it('is done completely or not at all', async () => {
    addMigration(async (db) => {
      await sql`create table planted (id integer)`.execute(db);
      await sql`create table openings (id integer)`.execute(db);
    });
    await expect(update()).rejects.toThrow('already exists');
    expect(readAppliedMigrations(dataDir)).toEqual(releasedMigrations);
    expect(queryDatabase(dataDir, "select name from sqlite_master where name = 'planted'")).toEqual([]);
  });

  it('changes nothing if the copy cannot be made', async () => {
    changeDatabase(dataDir, "update resume_files set bytes = 'other'");
    await expect(update()).rejects.toThrow('no copy of it could be made beforehand');
    expect(readAppliedMigrations(dataDir)).toEqual(releasedMigrations);
  });

  it('is not made by commands that only read', async () => {
    const opened = openDatabase({ dataDir, create: false, update: 'no' });
    await expect(opened).rejects.toThrow(`it lacks ${TEST_MIGRATION}`);
  });

  it('is refused by an older program', async () => {
    await update();
    removeMigration();
    await expect(update()).rejects.toThrow(`it has ${TEST_MIGRATION}`);
  });
});
