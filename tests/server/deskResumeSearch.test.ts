import { randomUUID } from 'node:crypto';
import type { ApplicationList } from '../../src/contract/desk/applicationSchemas.ts';
import { readResumeTexts } from '../../src/server/applications/resumeText/startResumeTexts.ts';
import { type DeskBrowser, startDesk, type TestDesk } from '../support/desk.ts';
import { openDatabase, type OpenedDatabase } from '../support/openDatabase.ts';
import { pdfWith } from '../support/pdf.ts';
import { queryDatabase } from '../support/server.ts';
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

/** Applies with a resume of one line, which was begun `tries` times already. */
const apply = async (line: string, { job_id = 1, tries = 0 } = {}): Promise<string> => {
  const form = makeForm([{ name: 'cv.pdf', bytes: pdfWith([line]) }], String(job_id));
  const { json } = await upload(desk.server, form);
  // Before the application, because the server reads its resume soon after it.
  const stored = opened.db.updateTable('resumes').where('stored_name', '=', String(json['filename']));
  await stored.set({ word_tries: tries }).execute();
  const body = makeApplication({
    resumefile: json['filename'],
    job_id,
    email: `${randomUUID()}@example.com`,
  });
  return String((await post(desk.server, '/career-form.php', body, randomUUID())).json['reference']);
};
const readAll = () => readResumeTexts(opened.db, new AbortController().signal);
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

it('keeps no words of a resume that was deleted while it was read', async () => {
  const reference = await apply('Erlang');
  const reading = readAll();
  await desk.admin.call('erasePeople', { body: { references: [reference] } });
  await reading;
  expect(countWords('erlang')).toBe(0);
});
