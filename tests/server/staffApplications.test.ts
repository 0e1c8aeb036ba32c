import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { itOn, placeOf } from '../support/engine.ts';
import { storeApplication } from '../support/application.ts';
import { pdfOfSize, resumes, zip } from '../support/resumes.ts';
import { freshDir } from '../support/server.ts';
import { makeOffice } from '../support/staff.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Clears a screen, sets a window's title, C1's CSI, turns the text around, and fakes a line of ours. */
const HOSTILE = 'Eve\x1b[2J\x1b]0;pwned\x07\x9b31m\u202egnp.\rmoc\nreference  FAKE';
const CONTROLS = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

const officeWithApplication = async (applying: Parameters<typeof storeApplication>[1] = {}) => {
  const office = makeOffice();
  return { ...office, ...(await storeApplication(office.dataDir, applying)) };
};

describe('applications list', () => {
  it('says so when there are none', async () => {
    const { code, stdout } = await makeOffice().here('applications list');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^There are no applications yet, in (?:postgres:\/)?\//),
    ]);
  });

  it('shows the newest first, and those of one opening alone', async () => {
    const office = makeOffice();
    const clock = (day: string) => () => new Date(`2026-11-${day}T10:35:00Z`);
    const first = await storeApplication(office.dataDir, { clock: clock('01') });
    const last = await storeApplication(office.dataDir, { clock: clock('03') });
    const { openingId } = first;
    const text = { email: 'ada@example.com' };
    const middle = await storeApplication(office.dataDir, { clock: clock('02'), openingId, text });
    const rows = async (line: string) =>
      (await office.here(line)).stdout
        .split('\n')
        .slice(1, -4)
        .map((row) => row.split(/ {2,}/));
    const all = await rows('applications list');
    expect(all.map(([, , reference]) => reference)).toEqual(
      [last, middle, first].map(({ reference }) => reference),
    );
    expect(all[0]).toEqual([
      '*',
      '2',
      last.reference,
      '2026-11-03 10:35',
      'received',
      'Grace Hopper',
      'grace@example.com',
      `${last.openingId} Network Engineer`,
    ]);
    const some = await rows(`applications list --opening ${openingId}`);
    expect(some.map(([, , reference]) => reference)).toEqual(
      [middle, first].map(({ reference }) => reference),
    );
  });

  it('refuses an unknown opening', async () => {
    const { code, stderr } = await makeOffice().here('applications list --opening 9');
    expect([code, stderr]).toEqual([1, 'There is no opening 9\n']);
  });
});

describe('applications show', () => {
  it('tells every field, and takes the reference in any letter case', async () => {
    const text = { other_information: 'First line\nSecond line' };
    const { here, reference, openingId } = await officeWithApplication({ text, clientName: 'my cv.pdf' });
    const { code, stdout } = await here(`applications show ${reference.toLowerCase()}`);
    expect(code).toBe(0);
    const fields = Object.fromEntries(
      stdout
        .split('\n')
        .map((line) => line.trim().split(/ {2,}/))
        .filter((parts) => parts.length === 2),
    ) as Record<string, string>;
    expect(fields).toEqual({
      reference,
      received: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/) as string,
      status: 'received',
      opening: `${openingId} Network Engineer`,
      'job role': 'Network Engineer',
      name: 'Grace Hopper',
      email: 'grace@example.com',
      phone: '020 7946 0000',
      resume: 'my cv.pdf',
      type: 'pdf',
      size: `${resumes.pdf.length} bytes (${resumes.pdf.length} bytes)`,
      'SHA-256': sha256(resumes.pdf),
      scan: 'not scanned',
      kept: 'for the usual time',
      'deleted on': expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      'mail 1': expect.stringMatching(/^to staff, waiting: tried 0 times/) as string,
      'mail 2': expect.stringMatching(/^to grace@example.com, waiting: tried 0 times/) as string,
    });
    expect(stdout).toContain('Other information\n  First line\n  Second line\n');
  });

  it.each(['show', 'resume --out /nonexistent/cv'])('refuses an unknown reference: %s', async (words) => {
    const { here, dataDir } = makeOffice();
    const { code, stdout, stderr } = await here(`applications ${words} NOPE`);
    expect([code, stdout, stderr]).toEqual([1, '', `There is no application NOPE, in ${placeOf(dataDir)}\n`]);
  });
});

describe("what steers a terminal in an applicant's texts", () => {
  const hostile = {
    clientName: HOSTILE,
    text: { name: HOSTILE, phone: HOSTILE, other_information: HOSTILE },
  };

  it('is spelled out in the list and in the details', async () => {
    const { here, reference } = await officeWithApplication(hostile);
    const list = (await here('applications list')).stdout;
    const details = (await here(`applications show ${reference}`)).stdout;
    expect(list).not.toMatch(CONTROLS);
    expect(details).not.toMatch(CONTROLS);
    expect(list).toContain('Eve\\x1b[2J\\x1b]0;pwned\\x07\\x9b31m\\u202egnp.\\x0dmoc reference FAKE');
    // Titles, the row, and what the star means.
    expect(list.trimEnd().split('\n')).toHaveLength(5);
    // The details' own lines of fields begin with two blanks and a name; his stands under 'Other information'.
    expect(details.slice(0, details.indexOf('Other information'))).not.toMatch(/^ *reference +FAKE/m);
  });

  it('comes whole in --json, which is still harmless to look at', async () => {
    const { here } = await officeWithApplication(hostile);
    const { stdout } = await here('applications list --json');
    expect(JSON.parse(stdout)).toMatchObject([{ name: HOSTILE, phone: HOSTILE, client_name: HOSTILE }]);
    expect(stdout).not.toMatch(CONTROLS);
  });
});

describe('a resume with macros', () => {
  it('is named where it is taken out', async () => {
    const bytes = zip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'word/document.xml', content: '<w:document/>' },
      { name: 'word/vbaProject.bin', content: 'x' },
    ]);
    const { here, reference } = await officeWithApplication({ bytes, type: 'docx' });
    const saved = await here(`applications resume ${reference} --out ${join(freshDir(), 'cv.docx')}`);
    expect([saved.code, saved.stdout]).toEqual([0, expect.stringContaining('\nThe resume holds macros\n')]);
  });
});

describe('applications resume', () => {
  it('writes the very bytes, for the owner alone, and says how many and their SHA-256', async () => {
    const bytes = pdfOfSize(5 * 1024 * 1024);
    const { staff, path, reference } = await officeWithApplication({ bytes });
    const file = path('cv.pdf');
    const { code, stdout } = await staff(`applications resume ${reference.toLowerCase()} --out ${file}`);
    expect([code, stdout]).toEqual([0, `${file}: ${bytes.length} bytes, SHA-256 ${sha256(bytes)}\n`]);
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('writes to standard output, and tells about it elsewhere', async () => {
    const { staff, reference } = await officeWithApplication({ bytes: resumes.docx });
    const { code, bytes, stderr } = await staff(`applications resume ${reference} --out -`);
    expect(code).toBe(0);
    expect(bytes.equals(resumes.docx)).toBe(true);
    expect(stderr).toBe(`standard output: ${bytes.length} bytes, SHA-256 ${sha256(resumes.docx)}\n`);
  });

  it('leaves an existing file alone, unless it is told to write over it', async () => {
    const { here, file, reference } = await officeWithApplication();
    const existing = file('cv.pdf', 'mine');
    const refusal = await here(`applications resume ${reference} --out ${existing}`);
    expect([refusal.code, refusal.stderr]).toEqual([
      1,
      `${existing} exists already; --force writes over it\n`,
    ]);
    expect(readFileSync(existing, 'utf8')).toBe('mine');
    expect((await here(`applications resume ${reference} --out ${existing} --force`)).code).toBe(0);
    expect(readFileSync(existing).equals(resumes.pdf)).toBe(true);
  });

  itOn('sqlite', 'a damaged file of SQLite')('does not give out a damaged file', async () => {
    const { staff, path, dataDir, reference } = await officeWithApplication();
    const database = new Database(join(dataDir, 'site.db'));
    database.exec("update resume_files set bytes = x'00'");
    database.close();
    const { code, stderr } = await staff(`applications resume ${reference} --out ${path('cv.pdf')}`);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is damaged: its SHA-256 is 6e340b9c')]);
    expect(existsSync(path('cv.pdf'))).toBe(false);
  });

  it('names a folder that does not exist, and one in the place of the file', async () => {
    const { here, path, reference } = await officeWithApplication();
    const lost = await here(`applications resume ${reference} --out ${path('no/cv.pdf')}`);
    expect([lost.code, lost.stderr]).toEqual([
      1,
      `${path('no/cv.pdf')} cannot be written: its folder does not exist\n`,
    ]);
    const folder = await here(`applications resume ${reference} --out ${path('')} --force`);
    expect([folder.code, folder.stderr]).toEqual([1, expect.stringMatching(/ is a folder; name a file\n$/)]);
  });
});
