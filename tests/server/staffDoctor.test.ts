import { chownSync, copyFileSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir } from '../support/server.ts';
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
    expect(stdout).toMatch(/^ok {4}The newest backup is \S+, \S+ \S+, made on \d{4}-.*; it can be read$/m);
  });

  it('names every bad setting', async () => {
    const { run } = await makeFolderWithBackup();
    const { code, stdout, stderr } = await run('doctor', { env: { PORT: 'x', LOG_LEVEL: 'loud' } });
    expect([code, findProblems(stdout).length, stderr]).toEqual([1, 2, '2 things need doing\n']);
    expect(stdout).toContain(
      "DO    PORT is 'x', but must be a whole number from 0 to 65535\n      Until it is corrected",
    );
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
    expect([code, stderr]).toEqual([1, '6 things need doing\n']);
    expect(findProblems(stdout).map((line) => line.slice(6))).toEqual([
      'No backup has been made yet',
      expect.stringMatching(/^The mail server 127\.0\.0\.1:1 cannot be used: E/),
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
    expect(stdout).toContain(`ok    The mail server ${new URL(mail.url).host} answers`);
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
      expect.stringMatching(/site\.env: TRUST_PROXI is not a setting: write TRUST_PROXY$/),
    ]);
  });

  it.each([
    ['There is no backup in FOLDER', () => undefined],
    [
      'made on 2026-01-01 00:00 UTC, ',
      (file: string, source: string) => {
        copyFileSync(source, file);
        utimesSync(file, new Date('2026-01-01'), new Date('2026-01-01'));
      },
    ],
    [
      'cannot be read: SQLITE_CORRUPT',
      (file: string, source: string) => writeFileSync(file, readFileSync(source).subarray(0, 20_000)),
    ],
    ['cannot be read: it contains no applications', (file: string) => writeFileSync(file, '')],
  ])('looks at the backups on the disk: %s', async (line, spoil) => {
    const { run, dataDir } = makeDataFolder();
    const folder = freshDir();
    spoil(join(folder, 'site-20260101T000000Z.db'), join(dataDir, 'site.db'));
    const { code, stdout } = await run('doctor', { invocation: { env: { BACKUP_DIR: folder } } });
    expect([code, findProblems(stdout)]).toEqual([
      1,
      [expect.stringContaining(line.replace('FOLDER', folder))],
    ]);
  });

  it('gives the scanner a harmless file', async () => {
    const { run } = await makeFolderWithBackup();
    for (const [SCAN_COMMAND, line] of [
      ['no-such-scanner -', 'The scanner no-such-scanner gives no result (ENOENT), so no resume is scanned'],
      ['false', 'The scanner false refuses a harmless file, so every resume is refused'],
    ] as const) {
      const env = { SCAN_COMMAND, PATH: process.env['PATH'] ?? '' };
      const { code, stdout } = await run('doctor', { env });
      expect([code, findProblems(stdout)]).toEqual([1, [`DO    ${line}`]]);
    }
    const env = { SCAN_COMMAND: 'true', PATH: process.env['PATH'] ?? '' };
    expect(await run('doctor', { env })).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('ok    The scanner true answers, and accepts a harmless file'),
    });
  });

  it('requires TRUST_PROXY and SITE_URL behind a proxy', async () => {
    const { run, file } = await makeFolderWithBackup();
    const settingsFile = file('site.env', '');
    const { code, stdout } = await run('doctor', {
      env: { TRUST_PROXY: '', SITE_URL: '' },
      invocation: { settingsFile },
    });
    expect([code, findProblems(stdout)]).toEqual([
      1,
      [
        expect.stringContaining('TRUST_PROXY is not set, but the site is behind a proxy'),
        expect.stringContaining('SITE_URL is not set, but the site is behind a proxy'),
      ],
    ]);
  });

  it('mails what needs doing, and is quiet otherwise', async () => {
    const { run } = await makeFolderWithBackup();
    const mail = await startMailServer();
    const env = { SMTP_URL: mail.url, MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' };
    await run('doctor --mail', { env });
    expect(mail.mails).toEqual([]);
    const { code } = await run('doctor --mail', { env: { ...env, TRUST_PROXY: '' } });
    await mail.stop();
    expect([code, mail.mails.length]).toEqual([1, 1]);
    expect(mail.mails[0]).toMatchObject({ to: ['b@example.com'] });
    expect(JSON.stringify(mail.mails[0])).toContain('TRUST_PROXY is not set');
  });

  it.each([
    [
      'The database is damaged: it cannot be read (SQLITE_NOTADB)',
      (folder: string) => overwriteText(join(folder, 'site.db'), 'x'.repeat(5000)),
    ],
    ['There is no database in FOLDER yet', (folder: string) => folder],
  ])('reports: %s', async (line, spoil) => {
    const { run, dataDir } = makeDataFolder({ hasDatabase: false });
    spoil(dataDir);
    const { code, stdout } = await run('doctor');
    expect([code, findProblems(stdout)[0]]).toEqual([1, `DO    ${line.replace('FOLDER', dataDir)}`]);
  });
});
