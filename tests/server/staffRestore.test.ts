import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeApplication } from '../support/storeApplication.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import { runInProcess, makeServerStarter } from '../support/staff.ts';
import { fetchFrom } from './client.ts';
import { changeDatabaseFile, readContent, makeDataDir, overwriteText } from './databaseFiles.ts';
import { makeFolderWithBackup } from './makeFolderWithBackup.ts';

const startServer = makeServerStarter();

const makeUnrelated = (file: string): string =>
  changeDatabaseFile(file, 'create table resumes (a, stored_name, sha256, size, bytes)');
const damage = (file: string): string =>
  changeDatabaseFile(file, "update resume_files set bytes = x'00' where resume_id = 1");
const makeNewer = (file: string): string =>
  changeDatabaseFile(file, "insert into kysely_migration values ('9999_future', '2030-01-01')");

describe('restore', () => {
  it('erases again what was erased since the backup, and keeps the former database', async () => {
    const { run, backup, dataDir, first, second } = await makeFolderWithBackup();
    await run(['erase', first.reference, '--yes']);
    const third = await storeApplication(dataDir, {
      openingId: first.openingId,
      text: { email: 'li@example.com' },
    });
    const { code, stdout } = await run(['restore', backup, '--yes']);
    expect(code).toBe(0);
    expect(stdout).toContain(`Erased again, as requested since the backup: ${first.reference}\n`);
    const restored = readContent(makeDataDir(join(dataDir, 'site.db'))).applications;
    expect(restored).toMatchObject([{ reference: second.reference }]);
    for (const name of ['site.db', 'site.db-wal', 'site.db-shm'].filter((each) =>
      existsSync(join(dataDir, each)),
    ))
      expect(readFileSync(join(dataDir, name), 'latin1')).not.toContain('grace@example.com');
    const formerFiles = readdirSync(dataDir).filter((name) => name.startsWith('site.db.before-restore-'));
    expect(formerFiles).toHaveLength(1);
    expect(readContent(makeDataDir(join(dataDir, formerFiles[0] ?? ''))).applications).toMatchObject([
      { reference: second.reference },
      { reference: third.reference },
    ]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('restoring-'))).toEqual([]);
    expect(queryDatabase(dataDir, "select actor from audit where action = 'database.restored'")).toEqual([
      { actor: 'ada' },
    ]);
  });

  it('makes its backup the newest one in doctor', async () => {
    const { run, backup, path } = await makeFolderWithBackup();
    const second = path('second.db');
    await run(['backup', second]);
    for (const file of [second, backup]) {
      await run(['restore', file, '--yes']);
      expect((await run('doctor')).stdout).toMatch(`The newest backup is ${file}, `);
    }
  });

  it('is refused while the server runs, and without a confirmation', async () => {
    const { run, backup } = await makeFolderWithBackup();
    const server = await startServer();
    const running = await runInProcess(['restore', backup, '--yes'], server.dataDir);
    expect(running).toMatchObject({
      code: 1,
      stderr: 'The server is running on this data folder; stop it, then restore\n',
    });
    expect((await fetchFrom(server, '/healthz')).status).toBe(200);
    await server.stop();
    expect((await run(['restore', backup])).stderr).toContain('this needs confirmation, add --yes');
  });

  it.each([
    ['missing', (file: string) => `${file}x`, 'cannot be read (ENOENT)'],
    ['a folder', () => freshDir(), 'cannot be read (E'],
    [
      'not a database',
      (file: string) => overwriteText(file, 'This is not a database. '.repeat(100)),
      'cannot be read',
    ],
    [
      'another program’s',
      (file: string) => makeUnrelated(`${file}.other`),
      'it is not a database of this site',
    ],
    ['damaged', (file: string) => damage(file), 'The backup cannot be used; nothing was changed\nresume '],
    ['from a newer program', (file: string) => makeNewer(file), 'newer version of this program'],
  ])('refuses a backup that is %s, and changes nothing', async (_, spoil, line) => {
    const { run, backup, dataDir } = await makeFolderWithBackup();
    const before = readContent(dataDir);
    const { code, stderr } = await run(['restore', spoil(backup), '--yes']);
    expect([code, stderr]).toEqual([1, expect.stringContaining(line)]);
    expect(readContent(dataDir)).toEqual(before);
    expect(readdirSync(dataDir).filter((name) => /^restor|before-restore/.test(name))).toEqual([]);
  });
});
