import { parse } from 'csv-parse/sync';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { storeApplication } from '../support/application.ts';
import { queryDatabase } from '../support/server.ts';
import { makeOffice } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

const at = (day: string) => () => new Date(`2026-11-${day}T10:35:00Z`);

/** Three applications for one opening: of Grace, of Ada, and of Grace again. */
const busyOffice = async () => {
  const office = makeOffice();
  const first = await storeApplication(office.dataDir, { clock: at('01') });
  const { openingId } = first;
  const ada = { name: 'Ada Öztürk', email: 'ada@example.com', other_information: 'I know LEEDS well.' };
  const second = await storeApplication(office.dataDir, { clock: at('02'), openingId, text: ada });
  const again = { other_information: 'I forgot my licence.' };
  const third = await storeApplication(office.dataDir, { clock: at('03'), openingId, text: again });
  return { ...office, openingId, first, second, third };
};

/** The references that a list shows, in its order. */
const referencesIn = (stdout: string): string[] => stdout.match(/(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}/g) ?? [];

const auditOf = (dataDir: string) =>
  queryDatabase<{ actor: string; action: string; subject: string }>(
    dataDir,
    "select actor, action, subject from audit where actor != 'visitor' and actor != 'test' order by id",
  );

describe('applications list', () => {
  it('marks what is unread, what came again and what may be spam, and says so below', async () => {
    const { here, dataDir, third } = await busyOffice();
    changeDatabase(dataDir, "update applications set is_suspect = 1 where email = 'ada@example.com'");
    await here(`applications show ${third.reference}`);
    const { stdout } = await here('applications list');
    const rows = stdout.trimEnd().split('\n');
    expect(rows.slice(1, 4).map((row) => row.slice(0, 3).trim())).toEqual(['+', '*?', '*']);
    expect(rows.at(-2)).toBe('* unread   + applied again   ? suspected spam');
  });

  it('filters by opening, day, status, reading and words', async () => {
    const { here, openingId, first, second, third } = await busyOffice();
    await here(`applications status ${second.reference} invited`);
    const list = async (...words: string[]) =>
      referencesIn((await here(['applications', 'list', ...words])).stdout);
    expect(await list('--opening', String(openingId))).toHaveLength(3);
    expect(await list('--since', '2026-11-02')).toEqual([third.reference, second.reference]);
    expect(await list('--status', 'invited')).toEqual([second.reference]);
    expect(await list('--unread')).toEqual([third.reference, first.reference]);
    expect(await list('--text', 'leeds öztürk')).toEqual([second.reference]);
    expect(await list('--text', 'leeds licence')).toEqual([]);
    expect((await here('applications list --text nobody')).stdout).toMatch(
      /^No application fits, in (?:postgres:\/)?\//,
    );
  });

  it('fits a terminal of any width', async () => {
    const { here } = await busyOffice();
    for (const width of [60, 80, 120]) {
      const { stdout } = await here('applications list', { width });
      for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(width);
      expect(referencesIn(stdout)).toHaveLength(3);
    }
  });
});

describe('an application at the desk', () => {
  it('shows its earlier ones, notes, mails and the day of its deletion, and is read by that', async () => {
    const { here, dataDir, first, third } = await busyOffice();
    await here(['applications', 'note', third.reference, 'Call', 'after five']);
    await here(`applications note ${third.reference}`, { input: 'Two\nlines\x1b\n' });
    await here(`applications note ${third.reference}`, { input: 'Two\nlines\n' });
    await here(`applications status ${third.reference} invited`);
    const { stdout } = await here(`applications show ${third.reference}`);
    expect(stdout).toMatch(new RegExp(`applied again +${first.reference}\n`));
    expect(stdout).toMatch(/deleted on +2027-05-02\n/);
    expect(stdout).toMatch(/status +invited since \d{4}-/);
    expect(stdout).toMatch(/mail \d+ +to staff, waiting/);
    expect(stdout).toMatch(/Note 1 by ada, [^\n]+ UTC\n {2}Call after five\n/);
    expect(stdout).toMatch(/Note 2 by ada, [^\n]+ UTC\n {2}Two\n {2}lines\n/);
    expect(stdout.match(/Note \d by/g)).toHaveLength(2);
    const subject = `application ${third.reference}`;
    expect(auditOf(dataDir)).toEqual(
      ['noted', 'noted', 'invited', 'read'].map((what) => ({
        actor: 'ada',
        action: `application.${what}`,
        subject,
      })),
    );
  });

  it('keeps the time when it was first read', async () => {
    const { here, dataDir, first } = await busyOffice();
    const read = () =>
      queryDatabase<{ read_at: string }>(
        dataDir,
        `select read_at from applications where reference = '${first.reference}'`,
      )[0]?.read_at;
    await here(`applications show ${first.reference}`);
    const before = read();
    expect(before).toMatch(/^2/);
    await here(`applications show ${first.reference}`);
    await here(`applications status ${first.reference} declined`);
    expect(read()).toBe(before);
  });

  it('says a status once, and refuses others', async () => {
    const { here, first } = await busyOffice();
    const say = (status: string) => here(`applications status ${first.reference} ${status}`);
    expect((await say('reviewed')).stdout).toBe(`Application ${first.reference} is reviewed\n`);
    expect((await say('reviewed')).stdout).toBe(`Application ${first.reference} was already reviewed\n`);
    expect(await say('hired')).toMatchObject({
      code: 2,
      stderr: 'The status must be one of received, reviewed, invited, declined\n',
    });
  });

  it.each([
    ['', 'Nothing was noted: the note is empty'],
    ['a\0b', 'Nothing was noted: the note holds a broken character'],
    ['a'.repeat(5001), 'Nothing was noted: the note is too long: 5001 characters, at most 5000'],
    ['a'.repeat(20_001), 'The note is too long: at most 5000 characters'],
  ])('refuses a note that is none', async (input, line) => {
    const { here, first } = await busyOffice();
    const { code, stderr } = await here(`applications note ${first.reference}`, { input });
    expect([code, stderr]).toEqual([1, `${line}\n`]);
  });
});

describe('applications export', () => {
  it('writes what was typed, and the resumes under names that every system takes', async () => {
    const { here, path, dataDir, openingId, first } = await busyOffice();
    const name = '../=李 "小龍"';
    const typed = { name, phone: '+44 20 7946 0000', other_information: '=1+1\n@SUM(A1)' };
    const { reference } = await storeApplication(dataDir, {
      openingId,
      text: { ...typed, email: 'li@example.com' },
    });
    const folder = path('out');
    const { code, stdout } = await here([
      'applications',
      'export',
      '--out',
      folder,
      '--opening',
      `${openingId}`,
    ]);
    expect([code, stdout]).toEqual([
      0,
      `${folder}: 4 applications in applications.csv, the resumes in resumes\n`,
    ]);
    const rows: Record<string, string>[] = parse(readFileSync(join(folder, 'applications.csv')), {
      columns: true,
      bom: true,
      record_delimiter: '\r\n',
    });
    expect(rows).toHaveLength(4);
    const [row] = rows;
    expect(row).toMatchObject({
      reference,
      name,
      phone: "'+44 20 7946 0000",
      other_information: "'=1+1\n@SUM(A1)",
      resume: `${reference} =李 小龍.pdf`,
      opening_id: String(openingId),
    });
    const files = readdirSync(join(folder, 'resumes'));
    expect(files.toSorted()).toEqual(rows.map(({ resume }) => resume).toSorted());
    expect(files).toContain(`${first.reference} Grace Hopper.pdf`);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(auditOf(dataDir).filter(({ action }) => action === 'application.exported')).toHaveLength(4);
  });

  it('leaves a folder with something in it alone', async () => {
    const { here, file, path } = await busyOffice();
    file('mine', 'mine');
    const { code, stderr } = await here(['applications', 'export', '--out', path('')]);
    expect([code, stderr]).toEqual([1, `The folder ${path('')} is not empty; name a new one\n`]);
  });
});
