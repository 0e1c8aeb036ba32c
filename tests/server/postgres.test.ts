import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import pg from 'pg';
import { baseline } from '../../src/server/platform/database/baseline.ts';
import type { Tables } from '../../src/server/platform/database/tables.ts';
import { addOpening, closeOpening } from '../support/openings.ts';
import { queryPostgres } from '../support/postgres/queryPostgres.ts';
import { reservePort } from '../support/reservePort.ts';
import { freshDir, startExpectingFailure, type TestServer } from '../support/server.ts';
import { makeShiftedClock } from '../support/shiftedClock.ts';
import { runProgram, makeServerStarter } from '../support/staff.ts';
import { applyNow, fetchFrom } from './client.ts';
import { fakeDist } from './fakeDist.ts';

const query = (name: string, text: string) => queryPostgres({ name, text }).rows;

/** Creates a database without tables. */
const createEmptyDatabase = () => {
  const dataDir = freshDir();
  const name = basename(dataDir);
  query('postgres_maintenance', `create database "${name}"`);
  return { dataDir, name, url: queryPostgres({ name }).url };
};

/** Reads all submissions, without `claimed_by`, which is set after an upload is stored. */
/** Without what the server itself writes later: the claim on a resume, and how often its words were read. */
const readRows = (name: string) =>
  ['applications', 'messages', 'resumes', 'resume_files'].map((table) =>
    query(name, `select to_jsonb(t) - 'claimed_by' - 'word_tries' as row from ${table} t`),
  );

/** Delays every new table, by default so that a kill interrupts it, until the returned function is called. */
const delayNewTables = (name: string, seconds = 0.1) => {
  query(
    name,
    `create function wait_a_little() returns event_trigger language plpgsql as 'begin perform pg_sleep(${seconds}); end';
      create event trigger slow on ddl_command_end when tag in ('CREATE TABLE') execute function wait_a_little()`,
  );
  return () => query(name, 'drop event trigger slow; drop function wait_a_little');
};

/** Reads the names of all tables except Kysely's two, which it creates before the migration's transaction. */
const readTables = (name: string) =>
  query(
    name,
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1",
  );

describe('a server on PostgreSQL', () => {
  const startServer = makeServerStarter();
  const startWithDatabase = async () => {
    const dataDir = freshDir();
    const name = basename(dataDir);
    const { url } = queryPostgres({ name });
    const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url });
    const staff = (line: string, env: Record<string, string> = {}) =>
      runProgram(line.split(' '), { dataDir, env: { DATABASE_URL: url, ...env } });
    return { server, staff, url };
  };
  const readOpenings = async (server: TestServer) => (await fetchFrom(server, '/career.php')).text;
  const until = async (condition: () => Promise<boolean>) => {
    const startedAt = performance.now();
    while (!(await condition())) await new Promise((done) => setTimeout(done, 50));
    return performance.now() - startedAt;
  };

  it('shows what staff publish within a second, and hides what they close', async () => {
    const { server, url: databaseUrl } = await startWithDatabase();
    const place = { dataDir: server.dataDir, databaseUrl };
    const before = await readOpenings(server);
    const { id } = await addOpening(place);
    expect(await until(async () => (await readOpenings(server)) !== before)).toBeLessThan(1000);
    await closeOpening(place, id);
    expect(await until(async () => (await readOpenings(server)) === before)).toBeLessThan(1000);
  });

  it('is checked by doctor, and commands for SQLite name their replacement', async () => {
    const { server, staff } = await startWithDatabase();
    const report = (await staff('doctor')).stdout;
    expect(report).toMatch(/^ok {4}The database is postgres:\/\/\S+ \(PostgreSQL [\d.]+ .*, [\d.]+ MB\)$/m);
    expect(report).toContain('ok    A server is connected to it\n');
    expect(report).not.toContain("the database's");
    const { env, shift } = makeShiftedClock();
    shift(-3_600_000);
    expect((await staff('doctor', env)).stdout).toContain(
      "DO    The clock of this machine is 60 minutes behind the database's\n",
    );
    const restored = await staff(`restore ${import.meta.filename} --yes`);
    expect([restored.code, restored.stderr]).toEqual([1, expect.stringContaining('pg_restore')]);
    expect((await staff('migrate')).stderr).toContain('The server is running');
    await server.stop();
    expect((await staff('migrate')).stdout).toContain('already up to date');
    expect((await staff('doctor')).stdout).toContain('note  No server is connected to it');
  });

  it('that is killed during its first start leaves all tables or none, and the next start completes it', async () => {
    const allTables = readTables(basename((await startWithDatabase()).server.dataDir));
    for (const seconds of ['0.8', '1.2', '1.6']) {
      const { dataDir, name, url } = createEmptyDatabase();
      const endDelay = delayNewTables(name);
      const settings = { DATA_DIR: dataDir, DATABASE_URL: url };
      const { stdout } = await startExpectingFailure(settings, ['timeout', '-s', 'KILL', seconds]);
      expect(stdout).not.toContain(' is ready at ');
      endDelay();
      expect([[], allTables]).toContainEqual(readTables(name));
      const server = await startServer(settings);
      expect(readTables(name)).toEqual(allTables);
      expect((await fetchFrom(server, '/career.php')).status).toBe(200);
    }
  }, 120_000);

  it('is updated while the port is open: pages of the build are served, and /readyz says updating', async () => {
    const { dataDir, name, url } = createEmptyDatabase();
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
    });
    const provider = { getMigrations: async () => ({ '0001_baseline': baseline }) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    expect(error).toBeUndefined();
    await db.destroy();
    const stopDelay = delayNewTables(name, 0.5);
    const port = await reservePort();
    let isStarting = true;
    const settings = { DATA_DIR: dataDir, DATABASE_URL: url, PORT: String(port), DIST_DIR: fakeDist() };
    const starting = startServer(settings).finally(() => (isStarting = false));
    const seen = new Set<string>();
    while (isStarting) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (ready?.status === 503) {
        seen.add(await ready.text());
        seen.add(`page ${(await fetch(`http://127.0.0.1:${port}/about_us`)).status}`);
      }
      await new Promise((done) => setTimeout(done, 20));
    }
    const server = await starting;
    expect([...seen]).toEqual(['{"status":"updating"}', 'page 200']);
    expect((await fetchFrom(server, '/readyz')).json).toEqual({ status: 'ready' });
    stopDelay();
  }, 90_000);

  it('is backed up while it serves, and every row and resume is restored except those erased since', async () => {
    const { server, staff } = await startWithDatabase();
    const name = basename(server.dataDir);
    const { reference } = await applyNow(server);
    const before = readRows(name);
    let isOver = false;
    const visitor = async () => {
      while (!isOver) await applyNow(server, { email: `${Math.random()}@example.com` });
    };
    const visitors = [visitor(), visitor()];
    const file = `${freshDir()}/site.dump`;
    const result = await staff(`backup ${file}`);
    isOver = true;
    await Promise.all(visitors);
    expect(result).toMatchObject({ code: 0, stderr: '' });
    const misnamed = await staff(`backup ${file}.db`);
    expect([misnamed.code, misnamed.stderr]).toEqual([1, expect.stringContaining('a backup is a dump')]);
    const restored = createEmptyDatabase();
    // The command that the refusal names.
    const [, command = ''] = /: (pg_restore .*) \(/.exec((await staff(`restore ${file} --yes`)).stderr) ?? [];
    const [program = '', ...args] = command.replace('URL', restored.url).replace('FILE', file).split(' ');
    const endDelay = delayNewTables(restored.name);
    expect(spawnSync('timeout', ['-s', 'KILL', '0.8', program, ...args]).signal).toBe('SIGKILL');
    endDelay();
    expect(readTables(restored.name)).toEqual([]);
    expect(spawnSync(program, args).status).toBe(0);
    const restoredRows = readRows(restored.name);
    const currentRows = readRows(name);
    for (const [index, rows] of restoredRows.entries()) {
      expect(rows).toEqual(expect.arrayContaining(before[index] ?? []));
      expect(currentRows[index]).toEqual(expect.arrayContaining(rows));
    }
    const damagedRows = `select 1 from resumes join resume_files on resume_id = id where sha256 <> encode(sha256(bytes), 'hex')`;
    expect(query(restored.name, damagedRows)).toEqual([]);
    expect((await staff(`erase ${String(reference)} --yes`)).code).toBe(0);
    await server.stop();
    await startServer({ DATA_DIR: server.dataDir, DATABASE_URL: restored.url });
    const erasedRows = `select 1 from applications where reference = '${String(reference)}'`;
    expect(query(restored.name, erasedRows)).toEqual([]);
  }, 60_000);

  it('never shows the password of its database', async () => {
    const { server, staff, url } = await startWithDatabase();
    const address = new URL(url);
    address.password = 'very-secret';
    address.pathname = '/nowhere';
    const wrong = await runProgram(['outbox', 'list'], {
      dataDir: server.dataDir,
      env: { DATABASE_URL: address.href },
    });
    expect([wrong.code, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toContain('/nowhere');
    expect(wrong.stderr + (await staff('doctor')).stdout).not.toContain('very-secret');
  });
});
