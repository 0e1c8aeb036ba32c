import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { storeApplication } from '../support/storeApplication.ts';
import { startMailServer } from '../support/smtp.ts';
import { makeDataFolder, runInProcess, makeServerStarter } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';
import { overwriteText } from './databaseFiles.ts';
import { makeFolderWithBackup } from './makeFolderWithBackup.ts';

const startServer = makeServerStarter();

describe('doctor', () => {
  const findProblems = (stdout: string): string[] =>
    stdout.split('\n').filter((line) => line.startsWith('DO'));

  it('finds no problem in a healthy installation', async () => {
    const { run } = await makeFolderWithBackup();
    const { code, stdout } = await run('doctor');
    expect([code, findProblems(stdout)]).toEqual([0, []]);
    expect(stdout).toMatch(/^ok {4}Program \d+\.\d+\.\d+, Node 2\d\./);
    expect(stdout).toContain('The settings are in order');
    expect(stdout).toMatch(/The database is intact \(SQLite 3\./);
    expect(stdout).toContain('note  Mail is not set up (SMTP_URL)');
    expect(stdout).toMatch(/^ok {4}The newest backup is \S+, made on \d{4}-/m);
  });

  it('names every bad setting', async () => {
    const { run } = await makeFolderWithBackup();
    const { code, stdout, stderr } = await run('doctor', { env: { PORT: 'x', LOG_LEVEL: 'loud' } });
    expect([code, findProblems(stdout).length, stderr]).toEqual([1, 2, '2 things need doing\n']);
    expect(stdout).toContain('DO    PORT must be a whole number from 0 to 65535\n      Correct it, then');
  });

  it('reports samples, overdue tasks, waiting emails, dead letters and a mail server that does not respond', async () => {
    const server = await startServer();
    await server.stop();
    await storeApplication(server.dataDir, { openingId: 1 });
    changeDatabase(
      server.dataDir,
      `update outbox set created_at = '2026-01-01T00:00:00.000Z';
       update outbox set status = 'dead' where kind = 'receipt';
       insert or replace into meta values ('retention', '2026-01-01T00:00:00.000Z')`,
    );
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' };
    const { code, stdout, stderr } = await runInProcess(['doctor'], server.dataDir, { env });
    expect([code, stderr]).toEqual([1, '5 things need doing\n']);
    expect(findProblems(stdout).map((line) => line.slice(6))).toEqual([
      expect.stringMatching(/^The mail server does not answer: E/),
      expect.stringMatching(/^The oldest email has waited for \d+ h/),
      'Given up: 1 email',
      'Expired data was last deleted on 2026-01-01 00:00 UTC',
      expect.stringMatching(/^Sample openings that visitors see: \d/),
    ]);
  });

  it('checks the mail server without sending anything', async () => {
    const { run } = await makeFolderWithBackup();
    const mail = await startMailServer();
    const env = { SMTP_URL: mail.url, MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' };
    const { stdout } = await run('doctor', { env });
    await mail.stop();
    expect(stdout).toContain('Mail is set up, and the mail server answers');
    expect(mail.mails).toEqual([]);
  });

  it('names a file of another owner and an unknown setting', async () => {
    const { run, dataDir, file } = await makeFolderWithBackup();
    if (process.getuid?.() === 0) {
      chownSync(join(dataDir, 'site.db'), 65_534, 65_534);
      const { code, stdout } = await run('doctor');
      expect([code, stdout]).toEqual([
        1,
        expect.stringContaining(
          `DO    ${dataDir}/site.db belongs to user 65534, and the data folder to user 0\n      As root: chown --reference=${dataDir} ${dataDir}/site.db\n`,
        ),
      ]);
      chownSync(join(dataDir, 'site.db'), 0, 0);
    }
    const settingsFile = file('site.env', 'PORT=3000\nTRUST_PROXI=1\nKEEP_DAYS=7\n');
    const { stdout } = await run('doctor', { invocation: { settingsFile } });
    expect(findProblems(stdout)).toEqual([
      expect.stringMatching(/site\.env sets TRUST_PROXI, which is not a setting$/),
    ]);
  });

  it.each([
    [
      'The database is damaged: it cannot be read (SQLITE_NOTADB)',
      (folder: string) => overwriteText(join(folder, 'site.db'), 'x'.repeat(5000)),
    ],
    ['There is no database yet', (folder: string) => folder],
  ])('reports: %s', async (line, spoil) => {
    const { run, dataDir } = makeDataFolder({ hasDatabase: false });
    spoil(dataDir);
    const { code, stdout } = await run('doctor');
    expect([code, findProblems(stdout)[0]]).toEqual([1, `DO    ${line}`]);
  });
});
