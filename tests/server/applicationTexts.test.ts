import type { FoundPeople } from '../../src/contract/desk/inboxSchemas.ts';
import type { ApplicationDetail, ApplicationList } from '../../src/contract/desk/applicationSchemas.ts';
import {
  APPLICATION_FIELDS,
  applicationFields,
  FURTHER_FIELDS,
} from '../../src/contract/applicationFields.ts';
import { mapFields } from '../../src/contract/fieldTable.ts';
import { startDesk, type TestDesk } from '../support/desk.ts';
import { queryDatabase } from '../support/server.ts';
import { startMailServer, until, type MailServer } from '../support/smtp.ts';
import { runInProcess } from '../support/staff.ts';
import { fillForm, readRendered, submit } from './applicationForm.ts';
import { applyNow } from './client.ts';
import { fakeDist } from './fakeDist.ts';

/** A different text in every further field, so that each can be found again. */
const written = mapFields(FURTHER_FIELDS, (field) => `zebra${field.replaceAll(/\W|_/g, '')}`);
const texts = Object.values(written);

describe('every field of the table of the application form', () => {
  let desk: TestDesk;
  let mailServer: MailServer;
  let reference: string;
  beforeAll(async () => {
    mailServer = await startMailServer();
    desk = await startDesk({
      DIST_DIR: fakeDist(),
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'website@site.example',
      MAIL_TO: 'office@site.example',
      MAIL_CONTENT: 'full',
    });
    reference = String((await applyNow(desk.server, { ...written, email: 'zoe@example.com' }))['reference']);
  });
  afterAll(async () => {
    await desk.server.stop();
    await mailServer.stop();
  });

  it('is kept by the form without JavaScript', async () => {
    const form = fillForm({ fields: { ...written, email: 'not an address' } });
    const { submittedForm } = readRendered(await submit(desk.server, form));
    expect(submittedForm.values).toMatchObject(written);
  });

  it('is in the email to staff', async () => {
    await until(() => mailServer.mails.some(({ to }) => to[0] === 'office@site.example'));
    const mail = mailServer.mails.find(({ to }) => to[0] === 'office@site.example');
    for (const text of texts) expect(mail?.email.text).toContain(text);
  });

  it('is on the page of the application at the desk, with its label', async () => {
    const { body } = await desk.recruiter.call<ApplicationDetail>('readApplication', { at: reference });
    expect(body.texts).toEqual(
      FURTHER_FIELDS.map((field) => ({ label: applicationFields[field].label, text: written[field] })),
    );
  });

  it('is in the CSV file', async () => {
    const { text } = await desk.recruiter.call('exportApplications');
    const [head = '', row = ''] = text.split('\r\n');
    for (const field of APPLICATION_FIELDS) expect(head).toContain(`"${applicationFields[field].column}"`);
    for (const value of texts) expect(row).toContain(`"${value}"`);
  });

  it.each(texts)('is found by the search for applications and the search for people: %s', async (words) => {
    const { body } = await desk.recruiter.call<ApplicationList>('listApplications', { query: { words } });
    expect(body.items.map((item) => item.reference)).toEqual([reference]);
    const people = await desk.admin.call<FoundPeople>('findPeople', { body: { words } });
    expect(people.body.records.map((item) => item.reference)).toEqual([reference]);
  });

  it('is exported for the person, and erased', async () => {
    const stored = () => JSON.stringify(queryDatabase(desk.server.dataDir, 'select * from applications'));
    const exported = await desk.admin.call('exportPerson', { query: { reference } });
    for (const text of texts)
      expect([stored(), exported.text]).toEqual(Array(2).fill(expect.stringContaining(text)));
    await runInProcess(['erase', reference, '--yes'], desk.server.dataDir);
    for (const text of texts) expect(stored()).not.toContain(text);
  });
});
