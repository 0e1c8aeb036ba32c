import { randomUUID } from 'node:crypto';
import type { ApplicationList } from '../../src/contract/desk/applicationSchemas.ts';
import { makeResumeReading } from '../../src/server/applications/resumeText/startResumeTexts.ts';
import { type DeskBrowser, startDesk, type TestDesk } from '../support/desk.ts';
import { openDatabase, type OpenedDatabase } from '../support/openDatabase.ts';
import { pdfWith } from '../support/pdf.ts';
import { documents, resumes } from '../support/resumes.ts';
import { queryDatabase } from '../support/server.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { changeDatabase } from './changeDatabase.ts';
import { makeApplication, makeForm, post, upload } from './client.ts';

let desk: TestDesk;
let otto: DeskBrowser;
let opened: OpenedDatabase;

beforeAll(async () => {
  desk = await startDesk();
  otto = await desk.addRecruiter('otto@example.com');
  opened = await openDatabase({ dataDir: desk.server.dataDir });
});
afterAll(async () => {
  await opened.close();
  await desk.server.stop();
});

interface Apply {
  job_id?: number;
  /** How often reading the resume was begun already. */
  tries?: number;
  name?: string;
}

/** Applies with a resume: a PDF of one line, or a file with its name. */
const apply = async (
  resume: string | { name: string; bytes: Buffer },
  { job_id = 1, tries = 0, name = 'Ada Example' }: Apply = {},
): Promise<string> => {
  const file = typeof resume === 'string' ? { name: 'cv.pdf', bytes: pdfWith([resume]) } : resume;
  const form = makeForm([file], String(job_id));
  const { json } = await upload(desk.server, form);
  // Before the application, because the server reads its resume soon after it.
  const stored = opened.db.updateTable('resumes').where('stored_name', '=', String(json['filename']));
  await stored.set({ word_tries: tries }).execute();
  const body = makeApplication({
    resumefile: json['filename'],
    name,
    job_id,
    email: `${randomUUID()}@example.com`,
  });
  return String((await post(desk.server, '/career-form.php', body, randomUUID())).json['reference']);
};
const readAll = () => makeResumeReading(opened.db)(new AbortController().signal);
const search = async (words: string, browser = desk.admin): Promise<string[]> => {
  const { body } = await browser.call<ApplicationList>('listApplications', { query: { words } });
  return body.items.map(({ reference }) => reference);
};
const countWords = (word: string) =>
  queryDatabase(desk.server.dataDir, `select record_id from resume_words where word = '${word}'`).length;

it('finds a person by the text of the resume, together with other words', async () => {
  const reference = await apply('Angstrom: Kubernetes, Node.js, C#, Go');
  await readAll();
  for (const words of [
    'kubernetes',
    'KUBER',
    'Ångström',
    'node.js',
    'c#',
    'go',
    'kubernetes technician',
    'ada kubern',
  ])
    expect([words, await search(words)]).toEqual([words, [reference]]);
  for (const words of ['ubernetes', 'kubernetes zebulon', 'kubernetes ##'])
    expect([words, await search(words)]).toEqual([words, []]);
});

it('reads PDF, DOCX, ODT and RTF, and goes on after a DOC and a PDF without text', async () => {
  const references: string[] = [];
  for (const type of ['docx', 'odt', 'rtf'] as const)
    references.push(await apply({ name: `cv.${type}`, bytes: documents[type] }, { name: type }));
  await apply({ name: 'cv.doc', bytes: resumes.doc });
  await apply({ name: 'cv.pdf', bytes: resumes.pdf });
  references.push(await apply('Cisco'));
  await readAll();
  expect((await search('cisco')).toSorted()).toEqual(references.toSorted());
  expect(await search('cisco odt')).toEqual([references[1]]);
});

it('reads a new resume in the background, without being asked', async () => {
  const reference = await apply('Haskell');
  const end = Date.now() + 40_000;
  while ((await search('haskell')).length === 0 && Date.now() < end)
    await new Promise((done) => setTimeout(done, 500));
  expect(await search('haskell')).toEqual([reference]);
});

it('finds nobody by the resume of an opening that is limited to others', async () => {
  const reference = await apply('Cobol', { job_id: 2 });
  await readAll();
  expect(await search('cobol', otto)).toEqual([reference]);
  await desk.admin.call('limitOpening', { at: 2, body: { recruiters: [] } });
  expect(await search('cobol', otto)).toEqual([]);
  expect(await search('cobol')).toEqual([reference]);
  const list = await otto.call<ApplicationList>('listApplications', { query: { words: 'cobol' } });
  expect(list.body).toMatchObject({ total: 0, counts: { all: 0, unread: 0 } });
});

it('forgets the words with the application', async () => {
  const reference = await apply('Fortran');
  await readAll();
  expect(countWords('fortran')).toBe(1);
  await desk.admin.call('erasePeople', { body: { references: [reference] } });
  expect(countWords('fortran')).toBe(0);
  expect(await search('fortran')).toEqual([]);
});

it('continues with a resume that was interrupted, and gives one up that was interrupted twice', async () => {
  const once = await apply('Pascal', { tries: 1 });
  await apply('Prolog', { tries: 2 });
  await readAll();
  expect(await search('pascal')).toEqual([once]);
  expect(await search('prolog')).toEqual([]);
});

it('tries a resume again whose words could not be saved, however often the database failed', async () => {
  const database = await openTestDatabase();
  const bytes = pdfWith(['Simula']);
  await database.apply({ resumefile: await database.upload({ bytes }) });
  const read = makeResumeReading(database.db);
  const run = () => read(new AbortController().signal);
  const rename = (from: string, to: string) =>
    changeDatabase(database.dataDir, `alter table ${from} rename to ${to}`);
  rename('resume_words', 'away');
  for (let time = 0; time < 3; time += 1) await expect(run()).rejects.toThrow(/resume_words/);
  rename('away', 'resume_words');
  await run();
  expect(queryDatabase(database.dataDir, 'select word from resume_words')).toEqual([{ word: 'simula' }]);
  await database.close();
});

it('keeps no words of a resume that was deleted while it was read', async () => {
  const reference = await apply('Erlang');
  const reading = readAll();
  await desk.admin.call('erasePeople', { body: { references: [reference] } });
  await reading;
  expect(countWords('erlang')).toBe(0);
});
