import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { itOn, placeOf } from '../support/engine.ts';
import { storeApplication } from '../support/application.ts';
import { resumes } from '../support/resumes.ts';
import { queryDatabase, type TestServer } from '../support/server.ts';
import { makeOffice, runHere, serversOfTests } from '../support/staff.ts';
import { applicationWith, formWith, post, upload } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';
import { ids, messageWith } from './message.ts';
import { asJson } from './messageWays.ts';

const serverOfTest = serversOfTests();

const CANARY = 'canary7f3a';
const EMAIL = `${CANARY}@example.com`;
/** A PDF with the word in it, too. */
const resume = Buffer.concat([resumes.pdf, Buffer.from(`\n% ${CANARY}-bytes\n`)]);

/** Somebody with two applications, a message and a note; and somebody else. */
const settle = async (server: TestServer): Promise<{ references: string[]; other: string }> => {
  const apply = async (jobId: number, email: string, bytes: Buffer = resume): Promise<string> => {
    const form = formWith([{ name: `${email} cv.pdf`, bytes }], String(jobId));
    const resumefile = String((await upload(server, form)).json['filename']);
    const fields = { resumefile, job_id: jobId, email, name: email, otherinformation: `I am ${email}` };
    return String((await post(server, '/career-form.php', applicationWith(fields))).json['reference']);
  };
  const references = [await apply(1, EMAIL), await apply(2, EMAIL.toUpperCase())];
  const other = await apply(1, 'other@example.com', resumes.pdf);
  await asJson(server, ids, messageWith({ from_email: EMAIL, from_name: CANARY, message: `Dear ${CANARY}` }));
  const note = ['applications', 'note', references[0] ?? '', `${CANARY} rang`];
  await runHere(note, server.dataDir);
  return { references, other };
};

/** The files of a folder that hold a text, in whatever letter case. */
const filesWith = (folder: string, text: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const file = join(folder, name);
    return statSync(file).isFile() && readFileSync(file, 'latin1').toLowerCase().includes(text);
  });

/** Somebody, and somebody else with a note and a text that name them. */
const officeWithMentions = async () => {
  const office = makeOffice();
  const { reference } = await storeApplication(office.dataDir, { text: { email: EMAIL } });
  const { reference: other } = await storeApplication(office.dataDir, {
    openingId: 1,
    text: { name: 'Alan', email: 'alan@example.com', other_information: 'I know Grace  Hopper.' },
  });
  await office.here(['applications', 'note', other, `Ask ${EMAIL.toUpperCase()}`]);
  return { ...office, reference, other };
};

describe('erasing somebody', () => {
  itOn('sqlite', 'the bytes of one file')(
    'leaves no byte of them in the data folder while the server serves',
    async () => {
      const server = await serverOfTest();
      const { references, other } = await settle(server);
      expect(filesWith(server.dataDir, CANARY)).not.toEqual([]);
      const { stdout } = await runHere(['applications', 'erase', EMAIL, '--yes'], server.dataDir);
      expect(stdout.split('\n')).toEqual(
        expect.arrayContaining([
          `Held under ${EMAIL}, in ${placeOf(server.dataDir)}:`,
          `  2 applications, each with its resume: ${references.join(', ')}`,
          expect.stringMatching(/^ {2}1 message of the contact forms: /) as string,
          '  1 note by staff',
          '  5 emails in the outbox',
          'Erased: applications 2, resumes 2, messages 1, notes 1, emails 5, job alerts 0',
        ]),
      );
      expect(filesWith(server.dataDir, CANARY)).toEqual([]);
      const left = await runHere(['applications', 'list'], server.dataDir);
      expect(left.stdout).toContain(other);
      expect(queryDatabase(server.dataDir, 'select count(*) as rows from resumes')).toEqual([{ rows: 1 }]);
      const notes = readFileSync(join(server.dataDir, 'erasures.log'), 'utf8');
      for (const reference of references) expect(notes).toContain(`{"reference":"${reference}","at":"`);
      await server.stop();
      expect(filesWith(server.dataDir, CANARY)).toEqual([]);
    },
    60_000,
  );

  itOn('sqlite', 'the bytes of one file')('asks before, and takes anything but yes for no', async () => {
    const { here, dataDir, reference } = await officeWithMentions();
    const erase = (...answers: string[]) => here(['applications', 'erase', reference], { answers });
    for (const answer of ['', 'y', 'no']) {
      expect(await erase(answer)).toMatchObject({ code: 1, stderr: 'Nothing was done\n' });
    }
    expect(await here(['applications', 'erase', EMAIL])).toMatchObject({
      code: 1,
      stderr:
        'All of this is erased, and nobody can bring it back. Nothing was done: this needs a confirmation, add --yes\n',
    });
    expect(filesWith(dataDir, EMAIL)).not.toEqual([]);
    expect((await erase('yes')).stdout).toContain('Erased: applications 1, resumes 1, messages 0, notes 0');
  });

  it('finds an application by what the list shows of it', async () => {
    const { here, other, reference } = await officeWithMentions();
    for (const [key, found] of [
      ['2', other],
      [reference.slice(6, 17), reference],
    ] as const) {
      const { stdout } = await here(['applications', 'erase', key], { answers: ['no'] });
      expect(stdout).toContain(`Held under ${found}, in `);
    }
  });

  it('says so when nothing is held', async () => {
    const { here, dataDir } = makeOffice();
    for (const key of ['nobody@example.com', 'NOPE']) {
      const { code, stderr } = await here(['applications', 'erase', key, '--yes']);
      expect([code, stderr]).toEqual([1, `Nothing is held under ${key}, in ${placeOf(dataDir)}\n`]);
    }
  });
});

describe('applications subject-access', () => {
  it('writes everything that is held about somebody, and says what was found where', async () => {
    const server = await serverOfTest();
    const { path } = makeOffice();
    const { references } = await settle(server);
    changeDatabase(server.dataDir, "update outbox set status = 'sent', sent_at = '2026-11-21T08:00:00.000Z'");
    const folder = path('person');
    const words = ['applications', 'subject-access', EMAIL, '--out', folder];
    const { code, stdout } = await runHere(words, server.dataDir);
    expect(code).toBe(0);
    expect(stdout).toContain('  2 applications, each with its resume');
    expect(readdirSync(folder).toSorted()).toEqual(['data.json', 'resumes', 'summary.txt']);
    const held = JSON.parse(readFileSync(join(folder, 'data.json'), 'utf8')) as Record<string, object[]>;
    expect(Object.entries(held).map(([name, rows]) => [name, rows.length])).toEqual([
      ['applications', 2],
      ['messages', 1],
      ['alerts', 0],
      ['notes', 1],
      ['mails', 5],
      ['audit', 4],
    ]);
    expect(JSON.stringify(held)).not.toContain('other@example.com');
    expect(JSON.stringify(held)).not.toMatch(/"actor"|"ada"/);
    const files = readdirSync(join(folder, 'resumes'));
    expect(files).toHaveLength(2);
    for (const file of files) expect(readFileSync(join(folder, 'resumes', file)).equals(resume)).toBe(true);
    const summary = readFileSync(join(folder, 'summary.txt'), 'utf8');
    for (const reference of references) expect(summary).toContain(`Application ${reference} for `);
    expect(summary).toMatch(/deleted automatically on \d{4}-\d\d-\d\d/);
    await server.stop();
  });
});

describe('whoever is named in what belongs to others', () => {
  it('is found there by erase and by subject access, which neither give it out nor delete it', async () => {
    const { here, other, path } = await officeWithMentions();
    const mentions = expect.stringContaining(
      `stays as it is (resumes of others were not searched):\n  ${other}: its own text\n  ${other}: note 1\n  ${other}: mail 3\n`,
    ) as string;
    const folder = path('person');
    const access = await here(['applications', 'subject-access', EMAIL, '--out', folder]);
    expect([access.code, access.stdout]).toEqual([0, mentions]);
    expect(readFileSync(join(folder, 'data.json'), 'utf8')).not.toContain('alan@example.com');
    const erased = await here(['applications', 'erase', EMAIL, '--yes']);
    expect([erased.code, erased.stdout]).toEqual([0, mentions]);
    expect((await here(['applications', 'show', other])).stdout).toContain('I know Grace  Hopper.');
  });

  it('is found where nothing else is held, and a note that names them goes by its number, asked first', async () => {
    const { here, other, dataDir } = await officeWithMentions();
    await here(['applications', 'erase', EMAIL, '--yes']);
    const { code, stderr } = await here(['applications', 'erase', EMAIL, '--yes']);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`\n${other}: note 1\n`)]);
    expect(await here('notes delete 1', { answers: ['no'] })).toMatchObject({ code: 1 });
    const gone = await here('notes delete 1', { answers: ['yes'] });
    expect([gone.code, gone.stdout]).toEqual([0, expect.stringContaining('Note 1 is deleted\n')]);
    expect(filesWith(dataDir, CANARY)).toEqual([]);
    expect((await here('audit list --limit 1')).stdout).toContain('note.deleted');
    expect((await here('notes delete 1 --yes')).stderr).toBe(`There is no note 1, in ${placeOf(dataDir)}\n`);
  });
});

describe('an address that is not to stand on the command line', () => {
  it('is asked for, or read from standard input', async () => {
    const { here, dataDir, path } = await officeWithMentions();
    const folder = path('person');
    const access = await here(['applications', 'subject-access', '--out', folder], { answers: [EMAIL] });
    expect([access.code, access.asked]).toEqual([0, ['Email address: ']]);
    expect(access.stdout).toContain(`Held about ${EMAIL}, in ${placeOf(dataDir)}:\n`);
    const asked = await here('applications erase', { answers: [EMAIL, 'no'] });
    expect(asked.asked[0]).toBe('Reference or email address: ');
    expect((await here('applications erase', { answers: ['  '] })).stderr).toBe(
      'Nothing was named, so nothing was done\n',
    );
    const piped = await here('applications erase - --yes', { input: `${EMAIL}\n` });
    expect([piped.code, piped.stdout]).toEqual([0, expect.stringContaining('Erased: applications 1')]);
    expect(piped.stdout).not.toContain('history of your shell');
  });

  it('is needed where nobody can be asked, and has to be one', async () => {
    const { here, path } = makeOffice();
    expect(await here('applications erase')).toMatchObject({
      code: 2,
      stderr: "Name the reference or email address, or '-' to read it from standard input\n",
    });
    const wrong = await here(['applications', 'subject-access', '7K3QF', '--out', path('person')]);
    expect([wrong.code, wrong.stderr]).toEqual([2, "'7K3QF' is not an email address\n"]);
  });
});
