import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { itOn, dataLabel } from '../support/engine.ts';
import { storeApplication } from '../support/storeApplication.ts';
import { pdfOfSize, resumes } from '../support/resumes.ts';
import { queryDatabase, type TestServer } from '../support/server.ts';
import { makeDataFolder, runInProcess, makeServerStarter } from '../support/staff.ts';
import { makeApplication, makeForm, post, upload } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { ids, makeMessage } from './message.ts';
import { sendJson } from './messageFormats.ts';
import { findFilesWith } from './withdrawals.ts';

const startServer = makeServerStarter();

const CANARY = 'canary7f3a';
const EMAIL = `${CANARY}@example.com`;
/** A PDF that contains the canary. */
const resume = Buffer.concat([resumes.pdf, Buffer.from(`\n% ${CANARY}-bytes\n`)]);

const addNote = (dataDir: string, reference: string, text: string) =>
  changeDatabase(
    dataDir,
    `insert into notes (reference, at, actor, text) values ('${reference}', '2026-11-20T10:35:00.000Z', 'ada', '${text}')`,
  );

/** Stores one person with two applications, a message and a note, and another person. */
const storeSamples = async (server: TestServer): Promise<{ references: string[]; other: string }> => {
  const apply = async (jobId: number, email: string, bytes: Buffer = resume): Promise<string> => {
    const form = makeForm([{ name: `${email} cv.pdf`, bytes }], String(jobId));
    const resumefile = String((await upload(server, form)).json['filename']);
    const fields = { resumefile, job_id: jobId, email, name: email, otherinformation: `I am ${email}` };
    return String((await post(server, '/career-form.php', makeApplication(fields))).json['reference']);
  };
  const references = [await apply(1, EMAIL), await apply(2, EMAIL.toUpperCase())];
  const other = await apply(1, 'other@example.com', resumes.pdf);
  await sendJson(
    server,
    ids,
    makeMessage({ from_email: EMAIL, from_name: CANARY, message: `Dear ${CANARY}` }),
  );
  addNote(server.dataDir, references[0] ?? '', `${CANARY} rang`);
  return { references, other };
};

/** Makes a folder with one person, and another whose note and text mention the first. */
const makeFolderWithMentions = async () => {
  const dataFolder = makeDataFolder();
  const { reference } = await storeApplication(dataFolder.dataDir, { text: { email: EMAIL } });
  const { reference: other } = await storeApplication(dataFolder.dataDir, {
    openingId: 1,
    text: { name: 'Alan', email: 'alan@example.com', other_information: 'I know Grace  Hopper.' },
  });
  addNote(dataFolder.dataDir, other, `Ask ${EMAIL.toUpperCase()}`);
  return { ...dataFolder, reference, other };
};

describe('erasing a person', () => {
  itOn('sqlite', 'reads the bytes of SQLite files')(
    'leaves no byte of them in the data folder of a running server',
    async () => {
      const server = await startServer();
      const { references, other } = await storeSamples(server);
      expect(findFilesWith(server, CANARY)).not.toEqual([]);
      const { stdout } = await runInProcess(['erase', EMAIL, '--yes'], server.dataDir);
      expect(stdout.split('\n')).toEqual(
        expect.arrayContaining([
          `Stored under ${EMAIL}, in ${dataLabel(server.dataDir)}:`,
          `  2 applications, each with its resume: ${references.join(', ')}`,
          expect.stringMatching(/^ {2}1 message of the contact forms: /) as string,
          '  1 note by staff',
          '  5 emails in the outbox',
          'Erased: applications 2, resumes 2, messages 1, notes 1, emails 5, job alerts 0',
        ]),
      );
      expect(findFilesWith(server, CANARY)).toEqual([]);
      expect(queryDatabase(server.dataDir, 'select reference from applications')).toEqual([
        { reference: other },
      ]);
      expect(queryDatabase(server.dataDir, 'select count(*) as rows from resumes')).toEqual([{ rows: 1 }]);
      const notes = readFileSync(join(server.dataDir, 'erasures.log'), 'utf8');
      for (const reference of references) expect(notes).toContain(`{"reference":"${reference}","at":"`);
      await server.stop();
      expect(findFilesWith(server, CANARY)).toEqual([]);
    },
    60_000,
  );

  itOn('sqlite', 'reads the bytes of SQLite files')('asks first, and accepts only yes', async () => {
    const { run, dataDir, reference } = await makeFolderWithMentions();
    const erase = (...answers: string[]) => run(['erase', reference], { answers });
    for (const answer of ['', 'y', 'no']) {
      expect(await erase(answer)).toMatchObject({ code: 1, stderr: 'Nothing was done\n' });
    }
    expect(await run(['erase', EMAIL])).toMatchObject({
      code: 1,
      stderr:
        'All of this will be erased permanently. Nothing was done: this needs confirmation, add --yes\n',
    });
    expect(findFilesWith({ dataDir }, EMAIL)).not.toEqual([]);
    expect((await erase('yes')).stdout).toContain('Erased: applications 1, resumes 1, messages 0, notes 0');
  });

  it('reports that nothing is stored', async () => {
    const { run, dataDir } = makeDataFolder();
    for (const key of ['nobody@example.com', 'NOPE']) {
      const { code, stderr } = await run(['erase', key, '--yes']);
      expect([code, stderr]).toEqual([
        1,
        `No application, message or job alert has ${key}, in ${dataLabel(dataDir)}\nNotes, texts and emails of other records may name it: search for it at the desk, under People's rights\n`,
      ]);
    }
  });
});

describe('subject-access', () => {
  it('writes everything that is stored about a person, and says what was found', async () => {
    const server = await startServer();
    const { path } = makeDataFolder();
    const { references } = await storeSamples(server);
    changeDatabase(server.dataDir, "update outbox set status = 'sent', sent_at = '2026-11-21T08:00:00.000Z'");
    const folder = path('person');
    const args = ['subject-access', EMAIL, '--out', folder];
    const { code, stdout } = await runInProcess(args, server.dataDir);
    expect(code).toBe(0);
    expect(stdout).toContain('  2 applications, each with its resume');
    expect(readdirSync(folder).toSorted()).toEqual(['data.json', 'resumes', 'summary.txt']);
    const data = JSON.parse(readFileSync(join(folder, 'data.json'), 'utf8')) as Record<string, object[]>;
    expect(Object.entries(data).map(([name, rows]) => [name, rows.length])).toEqual([
      ['applications', 2],
      ['messages', 1],
      ['alerts', 0],
      ['uploads', 0],
      ['tags', 0],
      ['notes', 1],
      ['mails', 5],
      ['replies', 0],
      ['audit', 3],
    ]);
    expect(JSON.stringify(data)).not.toContain('other@example.com');
    expect(JSON.stringify(data)).not.toMatch(/"actor"|"ada"/);
    const files = readdirSync(join(folder, 'resumes'));
    expect(files).toHaveLength(2);
    for (const file of files) expect(readFileSync(join(folder, 'resumes', file)).equals(resume)).toBe(true);
    const summary = readFileSync(join(folder, 'summary.txt'), 'utf8');
    for (const reference of references) expect(summary).toContain(`Application ${reference} for `);
    expect(summary).toMatch(
      /received \d{1,2} \w+ \d{4}, \d\d:\d\d UTC.*deleted automatically on \d{1,2} \w+ \d{4}/,
    );
    await server.stop();
  });
});

describe('an email address kept off the command line', () => {
  it('is read from standard input', async () => {
    const { run, dataDir, path } = await makeFolderWithMentions();
    const access = await run(['subject-access', '-', '--out', path('person')], { input: `${EMAIL}\n` });
    expect(access.stdout).toContain(`Stored about ${EMAIL}, in ${dataLabel(dataDir)}:\n`);
    expect((await run('erase - --yes', { input: '  ' })).stderr).toBe(
      'No reference or address was given; nothing was done\n',
    );
    const piped = await run('erase - --yes', { input: `${EMAIL}\n` });
    expect([piped.code, piped.stdout]).toEqual([0, expect.stringContaining('Erased: applications 1')]);
    expect(piped.stdout).not.toContain('history of your shell');
  });

  it('must be an email address', async () => {
    const { run, path } = makeDataFolder();
    const missing = await run('erase');
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('missing required argument')]);
    const wrong = await run(['subject-access', '7K3QF', '--out', path('person')]);
    expect([wrong.code, wrong.stderr]).toEqual([2, "'7K3QF' is not an email address\n"]);
  });
});

describe('a damaged database', () => {
  itOn('sqlite', 'damages the SQLite file')('is not searched for a person', async () => {
    const { dataDir, run } = makeDataFolder();
    await storeApplication(dataDir, { bytes: pdfOfSize(1_000_000) });
    changeDatabase(dataDir, 'pragma wal_checkpoint(truncate)');
    const file = join(dataDir, 'site.db');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, bytes.length - 20 * 4096, bytes.length - 10 * 4096));
    for (const line of ['erase nobody@example.com --yes', 'subject-access nobody@example.com --out x'])
      expect(await run(line)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('is damaged') as string,
      });
  });
});
