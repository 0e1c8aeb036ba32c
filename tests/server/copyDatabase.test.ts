import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { storeApplication } from '../support/storeApplication.ts';
import { describeOn } from '../support/engine.ts';
import { queryPostgres } from '../support/postgres/queryPostgres.ts';
import { pdfOfSize, resumes } from '../support/resumes.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import { runProgram, makeServerStarter } from '../support/staff.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { changeDatabase } from './changeDatabase.ts';

const TABLES = [
  'openings',
  'opening_versions',
  'resumes',
  'resume_files',
  'applications',
  'messages',
  'notes',
  'outbox',
  'submissions',
  'audit',
];

/** Makes a folder whose database has two applications and a message. */
const makeFilledFolder = async (): Promise<string> => {
  const database = await openTestDatabase();
  await database.apply({ name: 'Zoë Übel', other_information: 'Line one\nline two — “quoted” ✓ 😀' });
  await database.apply({
    resumefile: await database.upload({ bytes: resumes.docx, type: 'docx' }),
    email: 'B@Example.com',
  });
  await database.send({ message: '' });
  await database.close();
  return database.dataDir;
};

describeOn('sqlite', 'the source is a SQLite file')('copy-database', () => {
  const startServer = makeServerStarter();
  const makeEmptyTarget = () => {
    const name = basename(freshDir());
    return { name, url: queryPostgres({ name }).url };
  };
  const copy = (from: string, to: string) =>
    runProgram(['copy-database', '--from', from, '--to', to], {
      dataDir: freshDir(),
      env: { PGPASSWORD: 'x' },
    });
  const queryTarget = (name: string, text: string) => queryPostgres({ name, text }).rows;

  it('copies every row and byte to PostgreSQL and back, and reuses no id', async () => {
    const dataDir = await makeFilledFolder();
    // The newest opening is deleted: its id must not be used again.
    const [{ last = 0 } = {}] = queryDatabase<{ last: number }>(
      dataDir,
      "select seq as last from sqlite_sequence where name = 'openings'",
    );
    changeDatabase(
      dataDir,
      `delete from opening_versions where opening_id = ${last}; delete from openings where id = ${last}`,
    );
    const { name, url } = makeEmptyTarget();
    const copied = await copy(dataDir, url);
    expect([copied.code, copied.stderr]).toEqual([0, '']);
    expect(copied.stdout).toMatch(/^applications 2, SHA-256 [0-9a-f]{64}$/m);
    const back = freshDir();
    expect((await copy(url, back)).code).toBe(0);
    for (const table of TABLES) {
      const sql = `select * from ${table} where ${table === 'audit' ? "action <> 'database.copied'" : '1 = 1'}`;
      expect(queryDatabase(back, sql)).toEqual(queryDatabase(dataDir, sql));
    }
    const { url: server } = await startServer({ DATA_DIR: freshDir(), DATABASE_URL: url });
    expect((await fetch(`${server}/career.php`)).status).toBe(200);
    expect(queryTarget(name, "select nextval(pg_get_serial_sequence('openings', 'id')) as next")).toEqual([
      { next: last + 1 },
    ]);
    expect((await copy(url, freshDir())).stderr).toContain('A server is using postgres://');
  });

  it('refuses a target that is not empty and a source from another version', async () => {
    const dataDir = await makeFilledFolder();
    const { url } = makeEmptyTarget();
    expect((await copy(dataDir, url)).code).toBe(0);
    const again = await copy(dataDir, url);
    expect([again.code, again.stderr]).toEqual([1, expect.stringMatching(/ is not empty \(openings \d+, /)]);
    expect((await copy(url, dataDir)).stderr).toContain(`${dataDir} is not empty (openings `);
    changeDatabase(dataDir, 'delete from kysely_migration');
    expect((await copy(dataDir, makeEmptyTarget().url)).stderr).toContain(
      'is from an older version of this program',
    );
    expect((await copy(freshDir(), makeEmptyTarget().url)).stderr).toContain('There is no database in ');
    expect((await copy('mysql://a/b', url)).stderr).toBe(
      'A database URL looks like postgres://user@host:5432/database\n',
    );
  });

  it('refuses a folder that a server uses', async () => {
    const server = await startServer();
    expect((await copy(server.dataDir, makeEmptyTarget().url)).stderr).toBe(
      `A server is using ${server.dataDir}; stop it before you copy\n`,
    );
  });

  it('leaves no rows if it fails, and can be repeated', async () => {
    const dataDir = freshDir();
    await storeApplication(dataDir, { bytes: pdfOfSize(3_000_000) });
    const to = join(freshDir(), 'new');
    const command = `src/server/staff.ts copy-database --from ${dataDir} --to ${to}`;
    // A file size limit (kB) that is enough for the empty tables but not for the rows.
    const limitedCommand = `ulimit -f 1024; exec ${process.execPath} ${command}`;
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    const { status } = spawnSync('bash', ['--norc', '-c', limitedCommand], { env });
    expect(status).toBe(1);
    expect(queryDatabase(to, 'select * from resumes')).toEqual([]);
    expect(await copy(dataDir, to)).toMatchObject({ code: 0 });
  });
});
