import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { storeApplication } from '../support/application.ts';
import { queryDatabase } from '../support/server.ts';
import { makeOffice } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

const auditOf = (dataDir: string) =>
  queryDatabase<{ action: string }>(dataDir, 'select action from audit order by id').map(
    ({ action }) => action,
  );

const commands = (folder: string): [string, string[]][] => [
  ['application.exported', ['applications', 'export', '--out', folder]],
  ['person.informed', ['applications', 'subject-access', 'grace@example.com', '--out', folder]],
];

describe('an export', () => {
  it.each([0, 1])(
    'that is cut off is in the audit, says so in its folder, and doctor tells of it (%i)',
    async (at) => {
      const { dataDir, here, path } = makeOffice();
      await storeApplication(dataDir);
      // The second resume stops it, when the first has been written.
      await storeApplication(dataDir, { openingId: 1 });
      changeDatabase(dataDir, "update applications set email = 'grace@example.com'");
      const folder = path('people');
      mkdirSync(folder);
      const [action, words] = commands(folder)[at] ?? ['', []];
      changeDatabase(dataDir, 'alter table resume_files rename column bytes to elsewhere');
      expect((await here(words)).code).toBe(1);
      expect(auditOf(dataDir)).toEqual(expect.arrayContaining([action, 'export.begun']));
      expect(auditOf(dataDir)).not.toContain('export.finished');
      expect(readdirSync(folder)).toContain('UNFINISHED.txt');
      changeDatabase(dataDir, 'alter table resume_files rename column elsewhere to bytes');
      expect((await here(['doctor'])).stdout).toMatch(
        new RegExp(`An export that ada began on .* was cut off; ${folder} holds UNFINISHED.txt`),
      );
      rmSync(folder, { recursive: true });
      expect((await here(['doctor'])).stdout).not.toContain('was cut off');
      // Its name may be a person's, and is kept no longer than needed.
      expect((await here(commands(path('again'))[at]?.[1] ?? [])).code).toBe(0);
      expect(queryDatabase(dataDir, `select key from meta where value like '%${folder}%'`)).toEqual([]);
    },
  );

  it.each([0, 1])('that ends is marked as finished, and leaves no mark (%i)', async (at) => {
    const { dataDir, here, path } = makeOffice();
    await storeApplication(dataDir);
    const folder = path('people');
    expect((await here(commands(folder)[at]?.[1] ?? [])).code).toBe(0);
    expect(auditOf(dataDir).slice(-1)).toEqual(['export.finished']);
    expect(readdirSync(folder)).not.toContain('UNFINISHED.txt');
    expect(queryDatabase(dataDir, `select key from meta where value like '%${folder}%'`)).toEqual([]);
    expect((await here(['doctor'])).stdout).not.toContain('cut off');
  });

  it.each([
    ['messages.exported', (file: string) => ['messages', 'export', '--out', file]],
    ['application.exported', (file: string, ref: string) => ['applications', 'resume', ref, '--out', file]],
  ])('into one file is in the audit also when the file could not be written (%s)', async (action, words) => {
    const { dataDir, here, file } = makeOffice();
    const { reference } = await storeApplication(dataDir);
    // It is there already, and no --force allows to write over it.
    expect((await here(words(file('there.txt', 'kept'), reference))).code).toBe(1);
    expect(auditOf(dataDir).slice(-1)).toEqual([action]);
  });
});
