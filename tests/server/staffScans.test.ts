import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteDocumentMarks } from '../../src/server/applications/resumes/noteDocumentMarks.ts';
import { attachmentOf } from '../../src/server/applications/scan/attachmentOf.ts';
import { storeApplication } from '../support/application.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { compoundFile, resumes } from '../support/resumes.ts';
import { queryDatabase } from '../support/server.ts';
import { makeOffice } from '../support/staff.ts';
import { makeScanner } from '../support/scanner.ts';
import { changeDatabase } from './changeDatabase.ts';

const SCAN_COMMAND = makeScanner('exit 0').command;
const env = { SCAN_COMMAND };

/** Four applications: not scanned, waiting, clean and refused. */
const scannedOffice = async () => {
  const office = makeOffice();
  const names = ['Nora', 'Paul', 'Clara', 'Rex'] as const;
  const found: Record<string, string> = {};
  for (const name of names) {
    const text = { name, email: `${name.toLowerCase()}@example.com` };
    found[name] = (await storeApplication(office.dataDir, { text })).reference;
  }
  changeDatabase(
    office.dataDir,
    `insert into resume_scans (resume_id, verdict, judged_at, next_try_at, tries, last_error) values
       (2, null, null, '2026-11-20T10:00:00.000Z', 3, 'ENOENT'),
       (3, 'clean', '2026-11-20T10:00:00.000Z', null, 0, null),
       (4, 'refused', '2026-11-20T10:00:00.000Z', null, 0, null)`,
  );
  const { Nora = '', Paul = '', Clara = '', Rex = '' } = found;
  const waiting = () =>
    queryDatabase<{ resume_id: number }>(
      office.dataDir,
      'select resume_id from resume_scans where next_try_at is not null and tries = 0 order by resume_id',
    ).map(({ resume_id }) => resume_id);
  return { ...office, Nora, Paul, Clara, Rex, waiting };
};

describe('staff', () => {
  it('see how the scan of each resume stands', async () => {
    const { here, Nora, Paul, Clara, Rex } = await scannedOffice();
    const { stdout } = await here('applications list');
    const rows = stdout.trimEnd().split('\n');
    expect(rows.slice(1, 5).map((row) => row.slice(0, 3).trim())).toEqual(['*!', '*', '*~', '*']);
    expect(stdout).toContain('! refused by the scanner   ~ not scanned yet');
    const table = await here('applications list --fields name,scan --sort name --format csv');
    expect(table.stdout).toMatch(
      /"Clara","clean"[^]*"Nora","not scanned"[^]*"Paul","pending"[^]*"Rex","refused"/,
    );
    const scanOf = async (reference: string) =>
      / scan +(.+)\n/.exec((await here(`applications show ${reference}`)).stdout)?.[1];
    expect(await scanOf(Nora)).toBe('not scanned');
    expect(await scanOf(Paul)).toBe('pending, 3 tries failed: ENOENT');
    expect(await scanOf(Clara)).toMatch(/^clean on 2026-11-20 10:00 UTC/);
    expect(await scanOf(Rex)).toMatch(/^refused on 2026-11-20/);
  });

  it('get a refused resume with --anyway alone, and are warned of one that was not scanned yet', async () => {
    const { here, path, Paul, Clara, Rex } = await scannedOffice();
    const save = (reference: string, ...more: string[]) =>
      here(['applications', 'resume', reference, '--out', path(`${reference}.pdf`), ...more]);
    const refused = await save(Rex);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      `The scanner has refused the resume of ${Rex}; it is written out with --anyway alone\n`,
    ]);
    expect(existsSync(path(`${Rex}.pdf`))).toBe(false);
    const anyway = await save(Rex, '--anyway');
    expect(anyway.stdout).toContain('The scanner has refused the resume: open it only where');
    expect(readFileSync(path(`${Rex}.pdf`))).toEqual(resumes.pdf);
    expect((await save(Paul)).stdout).toContain('The resume has not been scanned yet: open it only');
    expect((await save(Clara)).stdout).not.toContain('scan');
  });

  it.each([
    ['applications export --out', [4, 3]],
    ['applications subject-access rex@example.com --out', [1, 0]],
  ])('leave a refused resume out by %s, which says so', async (words, [all, without]) => {
    const { here, path, Rex } = await scannedOffice();
    const line = `The scanner has refused the resume of ${Rex}; it is written out with --anyway alone`;
    const { code, stdout } = await here(`${words} ${path('some')}`);
    expect(code).toBe(0);
    expect(stdout).toContain(line);
    expect(readdirSync(path('some/resumes'))).toHaveLength(without ?? -1);
    expect((await here(`${words} ${path('all')} --anyway`)).stdout).not.toContain(line);
    expect(readdirSync(path('all/resumes'))).toHaveLength(all ?? -1);
  });

  it('find the states in what is exported and in what a person gets', async () => {
    const { here, path } = await scannedOffice();
    await here(`applications export --out ${path('export')}`);
    const csv = readFileSync(path('export/applications.csv'), 'utf8');
    expect(csv).toMatch(/,"scan","document_marks"\r\n/);
    expect(csv).toMatch(/"Rex".*,"refused",""\r\n/);
    await here(`applications subject-access rex@example.com --out ${path('rex')}`);
    expect(readFileSync(path('rex/summary.txt'), 'utf8')).toContain(
      'its resume refused by our virus scanner, deleted',
    );
    expect(readFileSync(path('rex/data.json'), 'utf8')).toContain('"scan": "refused"');
  });

  it('have scanned what was not, what is named, or everything once more', async () => {
    const { here, waiting, Clara } = await scannedOffice();
    expect((await here('applications scan', { env })).stdout).toBe(
      '2 resumes are scanned next, one after the other, while the server runs\nScanned already: 2; --again has them scanned once more\n',
    );
    expect(waiting()).toEqual([1, 2]);
    expect((await here(`applications scan ${Clara}`, { env })).stdout).toContain('Scanned already: 1;');
    expect(waiting()).toEqual([1, 2]);
    await here(`applications scan ${Clara} --again`, { env });
    expect(waiting()).toEqual([1, 2, 3]);
    await here('applications scan --again', { env });
    expect(waiting()).toEqual([1, 2, 3, 4]);
    // Until there is another verdict it stays refused.
    expect((await here('applications list --fields name,scan --format csv')).stdout).toContain(
      '"Rex","refused"',
    );
  });

  it('leave nothing of a scan behind when they erase the person', async () => {
    const { here, dataDir } = await scannedOffice();
    await here('applications erase rex@example.com --yes');
    const rows = queryDatabase<{ resume_id: number }>(
      dataDir,
      'select resume_id from resume_scans order by resume_id',
    );
    expect(rows.map(({ resume_id }) => resume_id)).toEqual([2, 3]);
  });

  it('cannot have scanned anything without a scanner', async () => {
    const { here, waiting } = await scannedOffice();
    const { code, stderr } = await here('applications scan');
    expect([code, stderr]).toEqual([
      1,
      'SCAN_COMMAND is not set: there is nothing that scans; see docs/operations.md\n',
    ]);
    expect(waiting()).toEqual([]);
  });

  it('are told by doctor of a scanner that refuses everything, and of none', async () => {
    const { here } = makeOffice();
    const refusing = { SCAN_COMMAND: makeScanner('exit 1').command };
    expect((await here('doctor', { env: refusing })).stdout).toContain(
      'DO    The scanner refuses a file of a few harmless words: it would refuse every resume\n',
    );
    expect((await here('doctor', { env })).stdout).toContain(
      'ok    Resumes are scanned, and the scanner answers\n',
    );
    expect((await here('doctor')).stdout).toContain('note  Resumes are not scanned (SCAN_COMMAND)\n');
  });

  it('see a document that can do more than be read in the list and in the table', async () => {
    const office = makeOffice();
    await storeApplication(office.dataDir, { bytes: compoundFile('Macros'), type: 'doc' });
    const { stdout } = await office.here('applications list');
    expect(stdout.split('\n')[1]?.slice(0, 3).trim()).toBe('*&');
    expect(stdout).toContain('& a document with macros or files elsewhere');
    await office.here(`applications export --out ${office.path('export')}`);
    expect(readFileSync(join(office.path('export'), 'applications.csv'), 'utf8')).toContain('"macros"');
  });
});

it('documents of an earlier version are looked into later, and one that is lost holds up no other', async () => {
  const { dataDir } = makeOffice();
  for (const bytes of [compoundFile('Macros'), compoundFile('Macros'), resumes.doc])
    await storeApplication(dataDir, { bytes, type: 'doc' });
  await storeApplication(dataDir);
  changeDatabase(dataDir, 'update resumes set marks = null; delete from resume_files where resume_id = 1');
  const { db, close } = await openDatabase({ dataDir });
  await noteDocumentMarks(db, new AbortController().signal);
  await close();
  const rows = queryDatabase<{ marks: string | null }>(dataDir, 'select marks from resumes order by id');
  expect(rows.map(({ marks }) => marks)).toEqual([null, 'macros', '', null]);
});

it('a mail carries no resume that was not scanned where there is a scanner, and none that was refused', async () => {
  const { dataDir, Nora, Paul, Clara, Rex } = await scannedOffice();
  const { db, close } = await openDatabase({ dataDir });
  const carried = async (scans: boolean) =>
    Promise.all(
      [Nora, Paul, Clara, Rex].map(async (each) => typeof (await attachmentOf(db, { scans })(each))),
    );
  expect(await carried(true)).toEqual(['string', 'string', 'object', 'string']);
  expect(await carried(false)).toEqual(['object', 'object', 'object', 'string']);
  await close();
});
