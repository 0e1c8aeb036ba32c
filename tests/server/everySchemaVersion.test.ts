import Database from 'better-sqlite3';
import { migrations } from '../../src/server/platform/database/migrations.ts';
import { openDatabase } from '../../src/server/platform/database/openDatabase.ts';
import { keptDatabases, leaveKeptDatabase, rowsByTable } from '../support/keptDatabase.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import { runHere } from '../support/staff.ts';

const names = Object.keys(migrations);
const earlier = keptDatabases.filter((last) => last !== names.at(-1));

const rememberedIn = (dataDir: string) =>
  queryDatabase<{ name: string }>(dataDir, 'select name from kysely_migration order by name').map(
    ({ name }) => name,
  );

/** What later migrations take from a row: to another table, or because it is over. */
const MOVED: Readonly<Record<string, readonly string[]>> = {
  resumes: ['bytes'],
  applications: ['is_test'],
  messages: ['is_test'],
};

/** The rows of a table without the columns that were moved. */
const stayingIn = (rows: Record<string, Record<string, unknown>[]>, table: string) =>
  (rows[table] ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !MOVED[table]?.includes(name))),
  );

const bytesIn = (rows: Record<string, Record<string, unknown>[]>) =>
  (rows['resume_files'] ?? rows['resumes'])?.[0]?.['bytes'];
const shapeOf = (dataDir: string) => queryDatabase(dataDir, 'select name from sqlite_master order by name');

describe.each(earlier)('the database of the version whose last migration was %s', (last) => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = leaveKeptDatabase(last);
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

  it('comes to the shape of today after a copy that was read back, with every row', async () => {
    const rows = rowsByTable(dataDir);
    const { stdout } = await runHere(['migrate'], dataDir);
    const copy = /kept as (\S+)\. /.exec(stdout)?.[1] ?? '';
    expect(rememberedIn(dataDir)).toEqual(names);
    const fresh = freshDir();
    await (await openDatabase({ dataDir: fresh })).close();
    expect(shapeOf(dataDir)).toEqual(shapeOf(fresh));
    const today = rowsByTable(dataDir);
    for (const table of Object.keys(rows))
      expect([table, today[table]?.slice(0, rows[table]?.length)]).toEqual([
        table,
        stayingIn(rows, table).map((row) => expect.objectContaining(row)),
      ]);
    // Resumes stood in one table with their names once.
    expect(today['resume_files']).toEqual([{ resume_id: 7, bytes: bytesIn(rows) }]);
    expect(queryDatabase(dataDir, 'pragma foreign_key_check')).toEqual([]);
    expect(
      queryDatabase(dataDir, "select rowid from openings_search where openings_search match 'openings'"),
    ).toEqual([{ rowid: 7 }]);
    const kept = new Database(copy, { readonly: true });
    expect(kept.prepare('select name from kysely_migration').pluck().all()).toEqual(
      names.slice(0, names.indexOf(last) + 1),
    );
    kept.close();
  });
});

it('the database of every migration but the newest is kept (node scripts/keepDatabase.ts)', () => {
  expect(keptDatabases).toEqual(expect.arrayContaining(names.slice(0, -1)));
});
