import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { resumes } from '../support/resumes.ts';
import { queryDatabase, type TestServer } from '../support/server.ts';
import { makeOffice, runHere, serversOfTests } from '../support/staff.ts';
import { applicationWith, formWith, post, upload } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';
import { asJson, ids, messageWith } from './message.ts';

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

describe('erasing somebody while the server serves', () => {
  it('leaves no byte of them in the data folder, and everybody else', async () => {
    const server = await serverOfTest();
    const { references, other } = await settle(server);
    expect(filesWith(server.dataDir, CANARY)).not.toEqual([]);
    const { code, stdout } = await runHere(['applications', 'erase', EMAIL, '--yes'], server.dataDir);
    expect(code).toBe(0);
    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining([
        `Held under ${EMAIL}:`,
        `  2 applications, each with its resume: ${references.join(', ')}`,
        expect.stringMatching(/^ {2}1 message of the contact forms: /) as string,
        '  1 note by staff',
        '  5 mails in the outbox',
        'Erased: applications 2, resumes 2, messages 1, notes 1, mails 5',
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
  });

  it('asks before, and takes anything but yes for no', async () => {
    const server = await serverOfTest();
    const { references } = await settle(server);
    const erase = (...answers: string[]) =>
      runHere(['applications', 'erase', references[0] ?? ''], server.dataDir, { answers });
    for (const answer of ['', 'y', 'no']) {
      expect(await erase(answer)).toMatchObject({ code: 1, stderr: 'Nothing was done\n' });
    }
    const unattended = await runHere(['applications', 'erase', EMAIL], server.dataDir);
    expect(unattended).toMatchObject({
      code: 1,
      stderr:
        'All of this is erased, and nobody can bring it back. Nothing was done: this needs a confirmation, add --yes\n',
    });
    expect(filesWith(server.dataDir, CANARY)).not.toEqual([]);
    expect((await erase('yes')).stdout).toContain('Erased: applications 1, resumes 1, messages 0, notes 1');
    await server.stop();
  });

  it('says so when nothing is held', async () => {
    const { here } = makeOffice();
    for (const key of ['nobody@example.com', 'NOPE']) {
      const { code, stderr } = await here(['applications', 'erase', key, '--yes']);
      expect([code, stderr]).toEqual([1, `Nothing is held under ${key}\n`]);
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
    expect(summary).toMatch(/deleted by itself on \d{4}-\d\d-\d\d/);
    await server.stop();
  });
});
