import Database from 'better-sqlite3';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openingRepository } from '../../src/server/openings/queries/openingRepository.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { storeApplication } from '../support/application.ts';
import { freshDir } from '../support/server.ts';
import { makeOffice, openingFile, spawnStaff } from '../support/staff.ts';

const WRITE_MS = 700;

describe('the staff commands beside a server', () => {
  it('read and write while another process holds the database open, which sees it at once', async () => {
    const office = makeOffice();
    const server = await openDatabase({ dataDir: office.dataDir });
    const openings = openingRepository(server.db);
    expect((await office.staff('openings add - --yes', { input: openingFile() })).code).toBe(0);
    expect(await openings.listOpen()).toMatchObject([{ id: 1, job_title: 'Network Engineer' }]);
    await storeApplication(office.dataDir, { openingId: 1 });
    expect((await office.staff('applications list --opening 1')).stdout).toContain('Grace Hopper');
    expect((await office.staff('openings close 1')).code).toBe(0);
    expect(await openings.listOpen()).toEqual([]);
    await server.close();
  });

  it('wait for a write of the server to end', async () => {
    const office = makeOffice();
    await office.staff('openings add - --yes', { input: openingFile() });
    const server = new Database(join(office.dataDir, 'site.db'));
    server.exec('BEGIN IMMEDIATE');
    const closing = office.staff('openings close 1');
    await new Promise((done) => setTimeout(done, WRITE_MS));
    server.exec('COMMIT');
    server.close();
    expect(await closing).toMatchObject({ code: 0, stdout: 'Opening 1 is closed\n' });
  });

  it('each get a number of their own when several publish on a fresh folder', async () => {
    const office = makeOffice();
    const adding = [1, 2, 3, 4].map(() => office.staff('openings add - --yes', { input: openingFile() }));
    const results = await Promise.all(adding);
    expect(results.map(({ code, stderr }) => [code, stderr])).toEqual(results.map(() => [0, '']));
    const listed = JSON.parse((await office.staff('openings list --json')).stdout) as { id: number }[];
    expect(listed.map(({ id }) => id).toSorted()).toEqual([1, 2, 3, 4]);
  });
});

describe('the staff program', () => {
  it('ends silently when its reader has enough', async () => {
    const office = makeOffice();
    const openings = Array.from({ length: 40 }, (_, index) => `Engineer ${index} ${'x'.repeat(180)}`);
    const { db, close } = await openDatabase({ dataDir: office.dataDir });
    const text = { company_name: 'Q', location: 'L', description: 'd'.repeat(20_000), requirements: [] };
    for (const job_title of openings)
      await openingRepository(db).add({ ...text, job_title }, { actor: 'test' });
    await close();
    const child = spawnStaff(['openings', 'list', '--json'], { dataDir: office.dataDir });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.stdout?.once('data', () => child.stdout?.destroy());
    await once(child, 'close');
    expect([child.exitCode, child.signalCode, errors]).toEqual([0, null, '']);
  });

  it('writes no colours into a pipe', async () => {
    const { stdout } = await makeOffice().staff('openings list', { env: { TERM: 'xterm-256color' } });
    expect(stdout).not.toContain('\x1b');
  });

  it('names every bad setting', async () => {
    const { code, stderr } = await makeOffice().staff('openings list', {
      env: { PORT: 'x', LOG_LEVEL: 'y' },
    });
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n')).toEqual([
      'PORT must be a whole number from 0 to 65535',
      expect.stringContaining('LOG_LEVEL must be one of'),
    ]);
  });

  it('tells of a data folder that is a file, and of a database that is none', async () => {
    const dataDir = join(freshDir(), 'data');
    writeFileSync(dataDir, '');
    const file = await makeOffice().staff('openings list', { env: { DATA_DIR: dataDir } });
    expect(file.code).toBe(1);
    expect(file.stderr).toContain(`There is no database in ${dataDir}\n`);
    const other = freshDir();
    mkdirSync(other, { recursive: true });
    writeFileSync(join(other, 'site.db'), 'This is not a database. '.repeat(100));
    const broken = await makeOffice().staff('openings list', { env: { DATA_DIR: other } });
    expect([broken.code, broken.stdout]).toEqual([1, '']);
    expect(broken.stderr).toMatch(/^[^\n]+\n$/);
    expect(broken.stderr).toContain('SQLITE_NOTADB');
  });

  it('does not repeat control characters of the command line', async () => {
    const { code, stderr } = await makeOffice().staff('openings show \x1b[2J');
    expect([code, stderr]).toEqual([2, "'\\x1b[2J' is not the number of an opening, like 5\n"]);
  });
});
