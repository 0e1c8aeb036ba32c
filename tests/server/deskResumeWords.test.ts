import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApplicationList } from '../../src/contract/desk/applicationSchemas.ts';
import { startDesk, type TestDesk } from '../support/desk.ts';
import { pdfWith } from '../support/pdf.ts';
import { documents, resumes } from '../support/resumes.ts';
import { queryDatabase } from '../support/server.ts';
import { makeApplication, makeForm, post, upload } from './client.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.server.stop());

const apply = async (name: string, file: string, bytes: Buffer): Promise<string> => {
  const { json } = await upload(desk.server, makeForm([{ name: file, bytes }]));
  const body = makeApplication({ name, email: `${randomUUID()}@example.com`, resumefile: json['filename'] });
  return String((await post(desk.server, '/career-form.php', body, randomUUID())).json['reference']);
};
const find = async (words: string) => {
  const { body } = await desk.recruiter.call<ApplicationList>('listApplications', { query: { words } });
  return body.items.map(({ reference }) => reference).toSorted();
};
const countWords = (condition: string): number => {
  const sql = `select count(*) as count from resume_words where ${condition}`;
  return Number(queryDatabase<{ count: number }>(desk.server.dataDir, sql)[0]?.count);
};

test('the text of resumes is found, with other words of the application, and deleted with it', async () => {
  const ada = await apply('Ada', 'ada.pdf', pdfWith(['Kubernetes in Zurich']));
  const ben = await apply('Ben', 'ben.docx', documents.docx);
  const cleo = await apply('Cleo', 'cleo.odt', documents.odt);
  const dan = await apply('Dan', 'dan.rtf', documents.rtf);
  await apply('Eve', 'eve.doc', resumes.doc);
  await apply('Fay', 'fay.pdf', resumes.pdf);
  const unread = 'select id from resumes where word_tries < 2';
  while (queryDatabase(desk.server.dataDir, unread).length > 0) await wait(200);
  expect(await find('kubernetes')).toEqual([ada]);
  expect(await find('cisco')).toEqual([ben, cleo, dan].toSorted());
  expect(await find('cisco dan')).toEqual([dan]);
  expect(await find('cisco kubernetes')).toEqual([]);
  expect(await find('ada Kubern zurich')).toEqual([ada]);

  await desk.admin.call('erasePeople', { body: { references: [ada] } });
  expect(await find('kubernetes')).toEqual([]);
  expect(countWords("word = 'kubernetes'")).toBe(0);
}, 60_000);
