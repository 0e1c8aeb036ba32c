import Database from 'better-sqlite3';
import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '../support/openDatabase.ts';
import { storeApplication } from '../support/application.ts';
import { pdfOfSize } from '../support/resumes.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import { startMailServer } from '../support/smtp.ts';
import { makeOffice, openingFile, runHere, serversOfTests, surroundingsOfTests } from '../support/staff.ts';
import { applied, ask } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';

const serverOfTest = serversOfTests();

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** All rows of the tables that hold what people sent, and the hash of every resume. */
const contentOf = (folder: string) => ({
  applications: queryDatabase(folder, 'select * from applications order by id'),
  messages: queryDatabase(folder, 'select * from messages order by id'),
  outbox: queryDatabase(folder, 'select id, kind, message_id, body from outbox order by id'),
  resumes: queryDatabase<{ id: number; sha256: string; bytes: Buffer }>(
    folder,
    'select * from resumes join resume_files on resume_id = id order by id',
  ).map(({ bytes, ...row }) => ({ ...row, found: sha256(bytes) })),
});

/** A folder with a file as its database, for the queries above. */
const opened = (file: string): string => {
  const folder = freshDir();
  copyFileSync(file, join(folder, 'site.db'));
  return folder;
};

const change = (file: string, sql: string): string => {
  const database = new Database(file);
  database.exec(sql);
  database.close();
  return file;
};
const writeOver = (file: string, text: string): string => {
  writeFileSync(file, text);
  return file;
};
const otherDatabase = (file: string): string =>
  change(file, 'create table resumes (a, stored_name, sha256, size, bytes)');
const damage = (file: string): string =>
  change(file, "update resume_files set bytes = x'00' where resume_id = 1");
const fromTheFuture = (file: string): string =>
  change(file, "insert into kysely_migration values ('9999_future', '2030-01-01')");

describe('a backup under load', () => {
  it('holds every row and resume that was acknowledged before it, and restores to the same', async () => {
    const server = await serverOfTest();
    const { path } = makeOffice();
    for (let index = 0; index < 8; index += 1)
      await storeApplication(server.dataDir, { openingId: 1, bytes: pdfOfSize(700_000 + index) });
    const before = contentOf(server.dataDir);
    let isOver = false;
    let during = 0;
    const visitor = async () => {
      while (!isOver) {
        await applied(server, { email: `${randomBytes(6).toString('hex')}@example.com` });
        during += 1;
      }
    };
    const visitors = [visitor(), visitor(), visitor()];
    while (during < 3) await new Promise((done) => setTimeout(done, 5));
    const file = path('backup.db');
    const begun = during;
    const result = await runHere(['backup', file], server.dataDir);
    // Somebody applied while it was made, or it proves nothing.
    while (during === begun) await new Promise((done) => setTimeout(done, 5));
    isOver = true;
    await Promise.all(visitors);
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toContain('read back without a fault');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path('')).filter((name) => name !== 'backup.db')).toEqual([]);

    const backup = contentOf(opened(file));
    const after = contentOf(server.dataDir);
    expect(backup.applications.length).toBeGreaterThanOrEqual(before.applications.length + 3);
    for (const table of ['applications', 'messages', 'outbox', 'resumes'] as const) {
      expect(backup[table].slice(0, before[table].length)).toEqual(before[table]);
    }
    for (const resume of backup.resumes) expect(resume.found).toBe(resume.sha256);
    expect(after.applications.length).toBeGreaterThan(backup.applications.length);

    await server.stop();
    const restored = await runHere(['restore', file, '--yes'], server.dataDir);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(contentOf(server.dataDir)).toEqual(backup);
    await server.restart();
    expect((await ask(server, '/healthz')).status).toBe(200);
    await server.stop();
  }, 60_000);
});

/** An office with two applications, and a backup of it. */
const officeWithBackup = async () => {
  const office = makeOffice();
  const first = await storeApplication(office.dataDir);
  const second = await storeApplication(office.dataDir, {
    openingId: first.openingId,
    text: { email: 'ada@example.com' },
  });
  const file = office.path('backup.db');
  expect((await office.here(['backup', file])).code).toBe(0);
  return { ...office, backup: file, first, second };
};

describe('backup', () => {
  it('leaves an existing file alone, unless it is told to write over it', async () => {
    const { here, backup } = await officeWithBackup();
    const before = readFileSync(backup);
    expect(await here(['backup', backup])).toMatchObject({
      code: 1,
      stderr: `${backup} is there already; --force writes over it\n`,
    });
    expect(readFileSync(backup).equals(before)).toBe(true);
    expect((await here(['backup', backup, '--force'])).code).toBe(0);
  });

  it('is thrown away when it reads back other than it was', async () => {
    const { here, path, dataDir } = await officeWithBackup();
    changeDatabase(dataDir, "update resume_files set bytes = x'00' where resume_id = 2");
    const { code, stderr } = await here(['backup', path('other.db')]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^The backup is damaged and was thrown away\nresume \S+ is not what was uploaded\n$/,
      ),
    ]);
    expect(existsSync(path('other.db'))).toBe(false);
    expect(existsSync(path('other.db.partial'))).toBe(false);
  });

  it('names a folder that is not there', async () => {
    const { here, path } = await officeWithBackup();
    const file = path('no/backup.db');
    expect((await here(['backup', file])).stderr).toBe(
      `${file} cannot be written: its folder does not exist\n`,
    );
  });
});

describe('restore', () => {
  it('erases again what was erased since the backup, and keeps the former database aside', async () => {
    const { here, backup, dataDir, first, second } = await officeWithBackup();
    await here(['applications', 'erase', first.reference, '--yes']);
    const third = await storeApplication(dataDir, {
      openingId: first.openingId,
      text: { email: 'li@example.com' },
    });
    const { code, stdout } = await here(['restore', backup, '--yes']);
    expect(code).toBe(0);
    expect(stdout).toContain(`Erased again, because that was asked for since: ${first.reference}\n`);
    const list = (await here('applications list')).stdout;
    expect(list).toContain(second.reference);
    expect(list).not.toContain(first.reference);
    expect(list).not.toContain(third.reference);
    for (const name of ['site.db', 'site.db-wal', 'site.db-shm'].filter((each) =>
      existsSync(join(dataDir, each)),
    ))
      expect(readFileSync(join(dataDir, name), 'latin1')).not.toContain('grace@example.com');
    const aside = readdirSync(dataDir).filter((name) => name.startsWith('site.db.before-restore-'));
    expect(aside).toHaveLength(1);
    expect(contentOf(opened(join(dataDir, aside[0] ?? ''))).applications).toMatchObject([
      { reference: second.reference },
      { reference: third.reference },
    ]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('restoring-'))).toEqual([]);
    expect((await here('audit list')).stdout).toMatch(/ada +database\.restored +database\n/);
  });

  it('says to whom stands in the site’s folder where backups from there land', async () => {
    const { here } = await officeWithBackup();
    const surroundings = { program: resolve('.'), current: resolve('.') };
    const { code, stderr } = await here('restore monday.db --yes', { surroundings });
    expect([code, stderr.trimEnd().split('\n')]).toEqual([
      1,
      [
        `${resolve('monday.db')}: there is no such file`,
        `Nor in ${surroundingsOfTests().home}, where a backup lands that is made from ${resolve('.')}`,
      ],
    ]);
  });

  it('is refused while the server runs, and without a confirmation', async () => {
    const { here, backup } = await officeWithBackup();
    const server = await serverOfTest();
    const running = await runHere(['restore', backup, '--yes'], server.dataDir);
    const refusal = {
      code: 1,
      stderr: 'The server is running on this data folder; stop it, then restore\n',
    };
    expect(running).toMatchObject(refusal);
    const asking = await runHere(['restore', backup], server.dataDir, { answers: ['yes'] });
    expect(asking).toMatchObject({ ...refusal, asked: [] });
    expect((await ask(server, '/healthz')).status).toBe(200);
    await server.stop();
    expect((await here(['restore', backup])).stderr).toContain('this needs a confirmation, add --yes');
  });

  it.each([
    ['not there', (file: string) => `${file}x`, 'there is no such file', true],
    ['a folder', () => freshDir(), 'this is a folder', true],
    [
      'no database',
      (file: string) => writeOver(file, 'This is not a database. '.repeat(100)),
      'not a backup',
      true,
    ],
    [
      'another program’s',
      (file: string) => otherDatabase(`${file}.other`),
      'not a backup of this site',
      true,
    ],
    // Reading all of it takes minutes.
    ['damaged', (file: string) => damage(file), 'The backup is damaged; nothing was changed', false],
    ['of a newer program', (file: string) => fromTheFuture(file), 'newer version of this program', true],
  ])(
    'refuses a backup that is %s, before it asks if it can, and changes nothing',
    async (_, spoil, line, isSeenAtOnce) => {
      const { here, backup, dataDir } = await officeWithBackup();
      const before = contentOf(dataDir);
      const spoilt = spoil(backup);
      const { code, stderr } = await here(['restore', spoilt, '--yes']);
      expect([code, stderr]).toEqual([1, expect.stringContaining(line)]);
      const { asked, stderr: said } = await here(['restore', spoilt], { answers: ['yes'] });
      expect([asked.length, said]).toEqual([isSeenAtOnce ? 0 : 1, expect.stringContaining(line)]);
      expect(contentOf(dataDir)).toEqual(before);
      expect(readdirSync(dataDir).filter((name) => /^restoring|before-restore/.test(name))).toEqual([]);
    },
  );

  it('takes a backup of an older program, and takes the place of a damaged database', async () => {
    const { here, backup, dataDir, first, path } = await officeWithBackup();
    change(
      backup,
      "delete from kysely_migration where name >= '0004_desk'; drop trigger openings_search_added; drop trigger openings_search_deleted; drop trigger openings_search_changed; drop table openings_search; alter table openings drop column start; drop table resume_scans; alter table resumes drop column marks; alter table resumes add column bytes blob; update resumes set bytes = (select bytes from resume_files where resume_id = id); drop table resume_files; drop table opening_versions; alter table messages drop column read_at; alter table messages drop column handled_at; alter table openings drop column department; alter table openings drop column employment_type; alter table openings drop column workplace; alter table openings drop column salary_range; alter table openings drop column closing_date; alter table openings drop column publish_at; alter table openings drop column preview_token",
    );
    writeFileSync(join(dataDir, 'site.db'), 'broken '.repeat(1000));
    writeFileSync(join(dataDir, 'site.db-wal'), 'its own log');
    expect((await here(['restore', backup, '--yes'])).code).toBe(0);
    expect((await here('applications list')).stdout).toContain(first.reference);
    const resume = ['applications', 'resume', first.reference, '--out', path('cv.pdf')];
    expect((await here(resume)).code).toBe(0);
    expect((await here('openings list')).code).toBe(0);
    const aside = readdirSync(dataDir).filter((name) => name.includes('before-restore-'));
    const textOf = (ending: RegExp) =>
      readFileSync(join(dataDir, aside.find((name) => ending.test(name)) ?? 'missing'), 'utf8');
    expect([textOf(/\d$/).slice(0, 6), textOf(/-wal$/)]).toEqual(['broken', 'its own log']);
  });
});

describe('vacuum', () => {
  it('gives space back, and asks before', async () => {
    const { here, dataDir, first } = await officeWithBackup();
    const { reference } = await storeApplication(dataDir, {
      openingId: first.openingId,
      bytes: pdfOfSize(4_000_000),
    });
    await here(['applications', 'erase', reference, '--yes']);
    const before = statSync(join(dataDir, 'site.db')).size;
    const asked = await here(['vacuum'], { answers: ['yes'] });
    expect(asked).toMatchObject({ code: 0, stderr: '' });
    expect(asked.asked[0]).toMatch(/^This needs [^ ]+ \w+ of the /);
    expect(statSync(join(dataDir, 'site.db')).size).toBeLessThan(before - 3_000_000);
    expect((await here('audit list')).stdout).toContain('database.vacuumed');
  });

  it('holds up nobody: it is refused while the server or somebody else uses the data', async () => {
    const { here, dataDir } = await officeWithBackup();
    const { close } = await openDatabase({ dataDir });
    const { code, stderr } = await here('vacuum --yes');
    const { asked } = await here('vacuum', { answers: ['yes'] });
    await close();
    expect(asked).toEqual([]);
    expect([code, stderr]).toEqual([
      1,
      'The server or another staff command is using this data folder; stop it first, so that no visitor has to wait\n',
    ]);
    expect((await here('vacuum --yes')).code).toBe(0);
  });

  it('does not ask about what is no database', async () => {
    const { here, dataDir } = makeOffice();
    writeFileSync(join(dataDir, 'site.db'), 'broken '.repeat(1000));
    expect(await here('vacuum', { answers: ['yes'] })).toMatchObject({
      asked: [],
      stderr: 'site.db in the data folder is not a database\n',
    });
  });
});

describe('doctor', () => {
  const faults = (stdout: string): string[] => stdout.split('\n').filter((line) => line.startsWith('DO'));

  it('finds nothing to do where all is well', async () => {
    const { here } = await officeWithBackup();
    const { code, stdout } = await here('doctor');
    expect([code, faults(stdout)]).toEqual([0, []]);
    expect(stdout).toMatch(/^ok {4}Program \d+\.\d+\.\d+, Node 2\d\./);
    expect(stdout).toContain('The settings are in order');
    expect(stdout).toMatch(/The database is whole \(SQLite 3\./);
    expect(stdout).toContain('note  Mail is not set up (SMTP_URL)');
    expect(stdout).toMatch(/^ok {4}The last backup was made on \d{4}-/m);
  });

  it('goes into a file, its exit code as ever, and so does the link to a preview', async () => {
    const { here, path, dataDir } = makeOffice();
    await here('openings add - --draft', { input: openingFile() });
    changeDatabase(dataDir, "update openings set requirements = '['");
    const told = await here(['doctor', '--out', path('doctor.txt')]);
    const text = readFileSync(path('doctor.txt'), 'utf8');
    expect([told.code, told.stdout]).toEqual([1, `${path('doctor.txt')}\n`]);
    expect(faults(text).length).toBeGreaterThan(0);
    expect(told.stderr).toMatch(/needs? doing\n$/);
    const link = await here(['openings', 'preview', '1', '--out', path('link.txt')]);
    expect([link.code, link.stdout]).toEqual([0, `${path('link.txt')}\n`]);
    expect(readFileSync(path('link.txt'), 'utf8')).toBe((await here('openings preview 1')).stdout);
  });

  it('names every bad setting', async () => {
    const { here } = await officeWithBackup();
    const { code, stdout, stderr } = await here('doctor', { env: { PORT: 'x', LOG_LEVEL: 'loud' } });
    expect([code, faults(stdout).length, stderr]).toEqual([1, 2, '2 things need doing\n']);
    expect(stdout).toContain('DO    PORT must be a whole number from 0 to 65535\n      Mend it in .env');
  });

  it('names samples, old tasks, mail that does not leave, dead mail and a mail server that does not answer', async () => {
    const server = await serverOfTest();
    await server.stop();
    await storeApplication(server.dataDir, { openingId: 1 });
    changeDatabase(
      server.dataDir,
      `update outbox set created_at = '2026-01-01T00:00:00.000Z';
       update outbox set status = 'dead' where kind = 'receipt';
       insert or replace into meta values ('retention', '2026-01-01T00:00:00.000Z')`,
    );
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' };
    const { code, stdout, stderr } = await runHere(['doctor'], server.dataDir, { env });
    expect([code, stderr]).toEqual([1, '5 things need doing\n']);
    expect(faults(stdout).map((line) => line.slice(6))).toEqual([
      expect.stringMatching(/^The mail server does not answer: E/),
      expect.stringMatching(/^The oldest mail has waited for \d+ h/),
      '1 mail was given up',
      'Deleting what is over last succeeded on 2026-01-01 00:00 UTC',
      expect.stringMatching(/^Sample openings that visitors see: \d/),
    ]);
  });

  it('reaches a mail server without sending anything', async () => {
    const { here } = await officeWithBackup();
    const mail = await startMailServer();
    const env = { SMTP_URL: mail.url, MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' };
    const { stdout } = await here('doctor', { env });
    await mail.stop();
    expect(stdout).toContain('Mail is set up, and the mail server answers');
    expect(mail.mails).toEqual([]);
  });

  it.each([
    [
      'site.db is no database any more (SQLITE_NOTADB): its beginning is written over',
      (folder: string) => writeOver(join(folder, 'site.db'), 'x'.repeat(5000)),
    ],
    ['There is no database yet', (folder: string) => folder],
  ])('says: %s', async (line, spoil) => {
    const { here, dataDir } = makeOffice({ hasDatabase: false });
    spoil(dataDir);
    const { code, stdout } = await here('doctor');
    expect([code, faults(stdout)[0]]).toEqual([1, `DO    ${line}`]);
  });
});

describe('audit list', () => {
  it('tells who did what and when, newest first, and since a day', async () => {
    const { here, first, dataDir } = await officeWithBackup();
    await here(`applications show ${first.reference}`);
    await here(`applications resume ${first.reference} --out -`);
    const [titles, ...rows] = (await here('audit list')).stdout.trimEnd().split('\n');
    expect(titles?.split(/ {2,}/)).toEqual(['when (UTC)', 'who', 'what', 'to what']);
    expect(rows.slice(0, 3).map((row) => row.split(/ {2,}/).slice(1))).toEqual([
      ['ada', 'application.exported', `application ${first.reference}`],
      ['ada', 'application.read', `application ${first.reference}`],
      ['ada', 'database.backed_up', 'database'],
    ]);
    changeDatabase(dataDir, "update audit set at = '2026-01-01T00:00:00.000Z' where actor != 'ada'");
    const since = JSON.parse((await here('audit list --since 2026-01-02 --json')).stdout) as {
      actor: string;
    }[];
    expect(new Set(since.map(({ actor }) => actor))).toEqual(new Set(['ada']));
  });
});

describe('the settings of staff commands', () => {
  it('come from .env, too, as those of the server do; the environment goes before', async () => {
    const office = makeOffice();
    const folder = freshDir();
    writeFileSync(join(folder, '.env'), `DATA_DIR=${office.dataDir}\nSITE_URL=https://jobs.example.com/\n`);
    const other = makeOffice().dataDir;
    await office.here('openings add - --yes', { input: openingFile() });
    const { stdout } = await office.staff('openings preview 1', {
      cwd: folder,
      env: { DATA_DIR: undefined },
    });
    expect(stdout).toMatch(/^https:\/\/jobs\.example\.com\/career-details\/1\?preview=/);
    const elsewhere = await office.staff('openings list', { cwd: folder, env: { DATA_DIR: other } });
    expect(elsewhere.stdout).toBe('There are no openings yet.\n');
  });
});
