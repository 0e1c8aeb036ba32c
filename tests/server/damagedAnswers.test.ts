import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readErasures } from '../../src/server/privacy/erasureLog.ts';
import { storeApplication } from '../support/application.ts';
import { queryDatabase } from '../support/server.ts';
import { makeOffice } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';
import { damagePage } from './damagePage.ts';

/** Seven people's applications on several pages, and their references. */
const damagedOffice = async (damage: Parameters<typeof damagePage>[2] = {}) => {
  const office = makeOffice();
  const references: string[] = [];
  let openingId: number | undefined;
  for (let index = 1; index <= 7; index += 1) {
    const stored = await storeApplication(office.dataDir, {
      ...(openingId && { openingId }),
      text: { email: `person${index}@example.com`, other_information: `${index} `.repeat(700) },
    });
    ({ openingId } = stored);
    references.push(stored.reference);
  }
  const { lost } = damagePage(office.dataDir, 'applications', damage);
  const left = references.map((_, index) => index + 1).filter((id) => !lost.includes(id));
  return { ...office, references, lost: lost[0] ?? 0, left: left[0] ?? 0 };
};

const NEXT =
  "'./staff doctor' says more. Put a backup in its place ('./staff restore FILE'), then do this again.";

const A_MESSAGE = `insert into messages
  (reference, form, name, email, phone, subject, enquiry, message, received_at, delete_after) values
  ('7K3QF0B9XTM2WZEH48RD', 'contact', 'Ada', 'ada@example.com', '', 's', '', 'm', '2026-01-01', '2027-01-01')`;

describe('about a person, from a damaged database', () => {
  it.each([
    ['written over', {}],
    ['of another place', { misplaced: true }],
  ])('nothing is said that may not be so: a page %s', async (_, damage) => {
    const { dataDir, here, path, lost, references } = await damagedOffice(damage);
    const unsaid = (key: string) =>
      `Whether anything is held under ${key} cannot be said: in ${dataDir}, the table applications is damaged`;
    for (const key of [`person${lost}@example.com`, 'nobody@example.com', references[0] ?? '']) {
      const erased = await here(['applications', 'erase', key, '--yes']);
      expect([erased.code, erased.stdout, erased.stderr.split('\n')]).toEqual([
        1,
        '',
        [unsaid(key), 'Nothing was erased.', NEXT, ''],
      ]);
    }
    const key = `person${lost}@example.com`;
    const asked = await here(['applications', 'subject-access', key, '--out', path('them')]);
    expect([asked.code, asked.stderr.split('\n')]).toEqual([
      1,
      [unsaid(key), 'Nothing was written.', NEXT, ''],
    ]);
    expect(existsSync(path('them'))).toBe(false);
    expect(readErasures(dataDir)).toEqual([]);
    expect(queryDatabase(dataDir, "select id from audit where action like '%erased'")).toEqual([]);
  });

  it.each([
    ['resumes', 'delete from resumes where id = 1'],
    ['openings', 'delete from openings where id = 1'],
  ])('an application without its row of %s is not passed over', async (table, sql) => {
    const { dataDir, here, path } = makeOffice();
    const { openingId } = await storeApplication(dataDir);
    await storeApplication(dataDir, { openingId, text: { other_information: 'Again' } });
    changeDatabase(dataDir, `pragma foreign_keys = off; ${sql}`);
    const words = ['applications', 'subject-access', 'grace@example.com', '--out', path('grace')];
    expect(await here(words)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(`in ${dataDir}, the table ${table} is damaged\nNothing was written.`),
    });
  });

  it.each(['applications', 'messages'])('a changed byte in %s is noticed', async (table) => {
    const { dataDir, here, path } = makeOffice();
    await storeApplication(dataDir);
    changeDatabase(dataDir, A_MESSAGE);
    changeDatabase(dataDir, `update ${table} set email = x'ff' where id = 1`);
    const words = ['applications', 'subject-access', 'grace@example.com', '--out', path('grace')];
    expect((await here(words)).stderr).toContain(`in ${dataDir}, the table ${table} is damaged\n`);
    const { code, stdout } = await here('doctor');
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining(`Rows of ${table} that hold other things where a text belongs: 1\n`),
    ]);
  });

  it('an erasure that the damage stops half-way is undone, and noted for the backup that is restored', async () => {
    const { dataDir, here } = makeOffice();
    const { reference } = await storeApplication(dataDir);
    damagePage(dataDir, 'applications', { tree: 'submissions' });
    const { code, stderr } = await here(['applications', 'erase', 'grace@example.com', '--yes']);
    expect([code, stderr.split('\n')]).toEqual([
      1,
      [
        'Nothing was erased, because it stands where the database is damaged. It is noted: a backup that is restored is relieved of it.',
        `The database in ${dataDir} is damaged: './staff doctor' says more, './staff restore FILE' puts a backup in its place`,
        '',
      ],
    ]);
    expect(readErasures(dataDir).map((erased) => erased.reference)).toEqual([reference]);
  });
});

describe('one application of a damaged database', () => {
  it('is named where it cannot be read, and shown where it can', async () => {
    const { dataDir, here, references, lost, left, path } = await damagedOffice();
    const reference = references[lost - 1] ?? '';
    const lines = [
      `Application ${reference}, number ${lost} of the list, cannot be read`,
      `The database in ${dataDir} is damaged: './staff doctor' says more, './staff restore FILE' puts a backup in its place`,
    ];
    for (const [words, last] of [
      [['applications', 'show', String(lost)], []],
      [['applications', 'show', reference.slice(-5)], []],
      [['applications', 'resume', reference, '--out', path('cv.pdf')], []],
      [['applications', 'status', reference, 'reviewed'], ['Nothing was changed']],
    ] as const) {
      const { code, stdout, stderr } = await here(words);
      expect([code, stdout, stderr.trimEnd().split('\n')]).toEqual([1, '', [...lines, ...last]]);
    }
    const shown = await here(['applications', 'show', references[left - 1] ?? '']);
    expect(shown.stdout).toContain(`person${left}@example.com`);
    expect(existsSync(join(dataDir, 'erasures.log'))).toBe(false);
  });
});
