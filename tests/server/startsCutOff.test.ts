import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { UP_TO_MAIL } from '../support/formerMigrations.ts';
import { leaveFormerDatabase } from '../support/formerDatabase.ts';
import { freshDir, queryDatabase, startInVain, startServer } from '../support/server.ts';
import { ask } from './apply.ts';

const hasStrace = spawnSync('strace', ['-V']).status === 0;

/** Ends what it runs with SIGKILL at its `write`th write to a file of a database; by time, before it can be ready, where there is no strace. */
const killedAt = (write: number): string[] =>
  hasStrace
    ? [
        'strace',
        '-f',
        '-qqq',
        '-o',
        '/dev/null',
        '-e',
        'trace=pwrite64',
        '-e',
        `inject=pwrite64:signal=KILL:when=${write}`,
      ]
    : ['timeout', '-s', 'KILL', String(0.05 + write / 400)];

const fullAfter = (bytes: number): string[] => ['prlimit', `--fsize=${bytes}:`];

const firstStart = (): string => freshDir();
const update = (): string => {
  const dataDir = freshDir();
  leaveFormerDatabase(dataDir, { statements: UP_TO_MAIL });
  return dataDir;
};

const namesOf = (dataDir: string, sql: string): string[] =>
  queryDatabase<{ name: string }>(dataDir, sql).map(({ name }) => name);

/** The migrations that a database says were done; what a kill left is looked at in a copy, which opening changes. */
const recordAfterKill = (dataDir: string): string[] => {
  const copy = freshDir();
  cpSync(dataDir, copy, { recursive: true });
  const database = new Database(join(copy, 'site.db'));
  try {
    const find = "select name from sqlite_master where name = 'kysely_migration'";
    if (!database.prepare(find).get()) return [];
    return database.prepare('select name from kysely_migration order by name').pluck().all() as string[];
  } finally {
    database.close();
  }
};

/** What the database holds: every table's rows counted, the tables' and indexes' names, the migrations' record. */
const contentsOf = (dataDir: string) => {
  const tables = namesOf(dataDir, "select name from sqlite_master where type = 'table' order by name");
  const counts = tables
    // What the server notes of itself depends on how long it ran.
    .filter((table) => table !== 'meta')
    .map((table) => [table, ...queryDatabase(dataDir, `select count(*) as rows from ${table}`)]);
  return {
    counts,
    names: namesOf(dataDir, 'select name from sqlite_master order by name'),
    record: namesOf(dataDir, 'select name from kysely_migration order by name'),
    ends: queryDatabase(dataDir, 'select reference, delete_after from applications order by id'),
  };
};

const startOnce = async (dataDir: string) => {
  const server = await startServer({ DATA_DIR: dataDir });
  expect((await ask(server, '/career.php')).status).toBe(200);
  await server.stop();
  expect(queryDatabase(dataDir, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  return contentsOf(dataDir);
};

/** By strace as the signal itself, by timeout as its number. */
const KILLED = [
  { code: null, signal: 'SIGKILL' },
  { code: 137, signal: null },
];

describe.each([
  ['the first one', firstStart, []],
  ['one that brings the database up to date', update, ['0001_careers', '0002_mail']],
])('a start that is cut off: %s', (_name, folder, former) => {
  let whole: ReturnType<typeof contentsOf>;
  beforeAll(async () => {
    whole = await startOnce(folder());
  }, 60_000);

  it('by SIGKILL leaves all migrations or none, and is completed by the next', async () => {
    for (const write of [4, 17, 33, 90]) {
      const dataDir = folder();
      const { code, signal, stdout } = await startInVain({ DATA_DIR: dataDir }, killedAt(write));
      expect(KILLED).toContainEqual({ code, signal });
      expect(stdout).not.toContain(' is ready at ');
      expect([former, whole.record]).toContainEqual(recordAfterKill(dataDir));
      expect(await startOnce(dataDir)).toEqual(whole);
    }
  }, 120_000);

  it('by a full disk says a line or two, and is completed with room', async () => {
    for (const bytes of [40_000, 65_000]) {
      const dataDir = folder();
      const { code, stderr } = await startInVain({ DATA_DIR: dataDir }, fullAfter(bytes));
      expect(code).toBe(1);
      expect(stderr).toMatch(/^.+\n(?:.+\n)?$/);
      expect(stderr).not.toContain('    at ');
      expect(await startOnce(dataDir)).toEqual(whole);
    }
  }, 120_000);
});
