import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { storeApplication } from '../support/storeApplication.ts';
import { pdfOfSize } from '../support/resumes.ts';
import { makeDataFolder, runInProcess, makeServerStarter } from '../support/staff.ts';
import { applyNow, fetchFrom } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { readContent, makeDataDir } from './databaseFiles.ts';
import { makeFolderWithBackup } from './makeFolderWithBackup.ts';

const startServer = makeServerStarter();

describe('a backup under load', () => {
  it('contains every row and resume acknowledged before it, and restores them unchanged', async () => {
    const server = await startServer();
    const { path } = makeDataFolder();
    for (let index = 0; index < 8; index += 1)
      await storeApplication(server.dataDir, { openingId: 1, bytes: pdfOfSize(700_000 + index) });
    const before = readContent(server.dataDir);
    let isOver = false;
    let applied = 0;
    const visitor = async () => {
      while (!isOver) {
        await applyNow(server, { email: `${randomBytes(6).toString('hex')}@example.com` });
        applied += 1;
      }
    };
    const visitors = [visitor(), visitor(), visitor()];
    while (applied < 3) await new Promise((done) => setTimeout(done, 5));
    const file = path('backup.db');
    const appliedBefore = applied;
    const result = await runInProcess(['backup', file], server.dataDir);
    // Waits for an application during the backup; otherwise the test proves nothing.
    while (applied === appliedBefore) await new Promise((done) => setTimeout(done, 5));
    isOver = true;
    await Promise.all(visitors);
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toContain(', verified');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path('')).filter((name) => name !== 'backup.db')).toEqual([]);

    const backup = readContent(makeDataDir(file));
    const after = readContent(server.dataDir);
    expect(backup.applications.length).toBeGreaterThanOrEqual(before.applications.length + 3);
    for (const table of ['applications', 'messages', 'outbox', 'resumes'] as const) {
      expect(backup[table].slice(0, before[table].length)).toEqual(before[table]);
    }
    for (const resume of backup.resumes) expect(resume.actualSha256).toBe(resume.sha256);
    expect(after.applications.length).toBeGreaterThan(backup.applications.length);

    await server.stop();
    const restored = await runInProcess(['restore', file, '--yes'], server.dataDir);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(readContent(server.dataDir)).toEqual(backup);
    await server.restart();
    expect((await fetchFrom(server, '/healthz')).status).toBe(200);
    await server.stop();
  }, 60_000);
});

describe('a backup', () => {
  it('is deleted when its check fails', async () => {
    const { run, path, dataDir } = await makeFolderWithBackup();
    changeDatabase(dataDir, "update resume_files set bytes = x'00' where resume_id = 2");
    const { code, stderr } = await run(['backup', path('other.db')]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^The backup is damaged and was deleted\nresume \S+ differs from the file that was uploaded\n$/,
      ),
    ]);
    expect(existsSync(path('other.db'))).toBe(false);
  });
});
