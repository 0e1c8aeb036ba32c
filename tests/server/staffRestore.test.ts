import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { storeApplication } from '../support/application.ts';
import { freshDir } from '../support/server.ts';
import { runHere, serversOfTests, surroundingsOfTests } from '../support/staff.ts';
import { ask } from './apply.ts';
import { change, contentOf, opened, writeOver } from './databaseFiles.ts';
import { officeWithBackup } from './officeWithBackup.ts';

const serverOfTest = serversOfTests();

const otherDatabase = (file: string): string =>
  change(file, 'create table resumes (a, stored_name, sha256, size, bytes)');
const damage = (file: string): string =>
  change(file, "update resume_files set bytes = x'00' where resume_id = 1");
const fromTheFuture = (file: string): string =>
  change(file, "insert into kysely_migration values ('9999_future', '2030-01-01')");

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
