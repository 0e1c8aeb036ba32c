import { resumes } from '../support/resumes.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { makeMessage } from './message.ts';
import { formats } from './messageFormats.ts';
import { applyNow, makeForm, upload } from './client.ts';

/** As a contact list copies it: between a direction mark and its end. */
const PASTED = '\u202aada@example.com\u202c';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ EMAIL_USER_ID: 'u', EMAIL_TEMPLATE_ID: 't2', EMAIL_FORM_TEMPLATE_ID: 't1' });
});
afterAll(() => server.stop());

const readEmails = (table: string) =>
  queryDatabase<{ email: string }>(server.dataDir, `select email from ${table} order by id desc limit 1`);

it('stores the email address of an application without invisible marks', async () => {
  await applyNow(server, { email: PASTED });
  expect(readEmails('applications')).toEqual([{ email: 'ada@example.com' }]);
});

it.each(formats)(
  'stores the email address of a message without invisible marks, as %s',
  async (_name, send) => {
    const ids = { user_id: 'u', service_id: 'site-relay', template_id: 't2' };
    const { text } = await send(server, ids, makeMessage({ from_email: PASTED }), 'application/json');
    expect(text).toBe('OK');
    expect(readEmails('messages')).toEqual([{ email: 'ada@example.com' }]);
  },
);

it.each(['Ada Lovelace', 'cv.download'])('takes a resume named %s by its content', async (name) => {
  expect((await upload(server, makeForm([{ name, bytes: resumes.pdf }]))).status).toBe(200);
});
