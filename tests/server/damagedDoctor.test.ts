import { closeSync, copyFileSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { storeApplication } from '../support/application.ts';
import { queryDatabase } from '../support/server.ts';
import { makeOffice } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';
import { damagePage } from './damagePage.ts';

/** Applications on several pages. */
const busyOffice = async () => {
  const office = makeOffice();
  let openingId: number | undefined;
  for (let index = 0; index < 7; index += 1) {
    const other_information = `${index} `.repeat(700);
    ({ openingId } = await storeApplication(office.dataDir, {
      ...(openingId && { openingId }),
      text: { other_information },
    }));
  }
  return office;
};

const overwrite = (dataDir: string, page: number): void => {
  const file = openSync(join(dataDir, 'site.db'), 'r+');
  writeSync(file, Buffer.alloc(4096, 0xff), 0, 4096, (page - 1) * 4096);
  closeSync(file);
};

describe('doctor, of a damaged database', () => {
  it('says which table is damaged, how much of it can be read, and what is whole', async () => {
    const { dataDir, here } = await busyOffice();
    const { page, lost } = damagePage(dataDir, 'applications');
    const { code, stdout } = await here('doctor');
    expect(code).toBe(1);
    expect(stdout).toContain(
      `DO    The table applications is damaged (page ${page}): ${7 - lost.length} of 7 rows can be read`,
    );
    expect(stdout).toContain("      Write out what can be read: './staff applications export --out FOLDER'");
    expect(stdout).toMatch(/note {2}Not damaged: alerts, audit, .*messages, .*resumes/);
    expect(stdout).toContain(
      'DO    What cannot be read comes back from a backup only\n      Stop the server and restore one: ./staff restore FILE',
    );
  });

  it('says so where it is an index alone that is damaged', async () => {
    const { dataDir, here } = await busyOffice();
    const { page, lost } = damagePage(dataDir, 'applications', { tree: 'applications_person' });
    expect(lost).toEqual([]);
    expect((await here('doctor')).stdout).toContain(
      `DO    The table applications is damaged (index applications_person, page ${page}): 7 of 7 rows can be read`,
    );
  });

  it('gives the words of SQLite where it has some', async () => {
    const { dataDir, here } = await busyOffice();
    const { lost } = damagePage(dataDir, 'applications', { misplaced: true });
    const { stdout } = await here('doctor');
    expect(stdout).toContain(
      `DO    The table applications is damaged: ${7 - lost.length} of 7 rows can be read\n`,
    );
    expect(stdout).toMatch(/note {2}SQLite: .*Rowid \d out of order/);
  });

  it('names the newest backup that is still there and looks like one', async () => {
    const { dataDir, here, path } = await busyOffice();
    for (const name of ['monday.db', 'tuesday.db', 'wednesday.db']) await here(['backup', path(name)]);
    // What was refused was not read back, whatever it is; and what was to be written over is still there.
    copyFileSync(path('monday.db'), path('copied.db'));
    for (const name of ['wednesday.db', 'copied.db']) await here(['backup', path(name)]);
    damagePage(dataDir, 'applications');
    const advice = (file: string) =>
      `      Stop the server and restore the newest: ./staff restore ${path(file)}`;
    expect((await here('doctor')).stdout).toContain(`${advice('wednesday.db')}, made on 20`);
    rmSync(path('wednesday.db'));
    writeFileSync(path('tuesday.db'), 'no backup');
    expect((await here('doctor')).stdout).toContain(`${advice('monday.db')}, made on 20`);
  });

  it('says so where not even the list of tables, or the file itself, can be read', async () => {
    const { dataDir, here } = await busyOffice();
    const whole = join(dataDir, 'whole');
    changeDatabase(dataDir, 'pragma wal_checkpoint(truncate)');
    copyFileSync(join(dataDir, 'site.db'), whole);
    const [leaf] = queryDatabase<{ pageno: number }>(
      dataDir,
      "select pageno from dbstat where name = 'sqlite_schema' and pagetype = 'leaf'",
    );
    for (const [page, text] of [
      [1, 'site.db is no database any more (SQLITE_NOTADB): its beginning is written over'],
      [leaf?.pageno, 'The list of tables is damaged (SQLITE_CORRUPT): nothing can be read'],
    ] as const) {
      copyFileSync(whole, join(dataDir, 'site.db'));
      overwrite(dataDir, Number(page));
      const { code, stdout } = await here('doctor');
      expect([code, stdout]).toEqual([1, expect.stringContaining(`DO    ${text}`)]);
      expect(stdout).toContain('Stop the server and restore one: ./staff restore FILE');
    }
  });
});
