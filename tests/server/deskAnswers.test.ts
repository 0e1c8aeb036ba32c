import { randomUUID } from 'node:crypto';
import type {
  AnswersConflict,
  AnswersSent,
  AnswersUndone,
} from '../../src/contract/desk/applicationSchemas.ts';
import type { MessageDetail, MessageList } from '../../src/contract/desk/inboxSchemas.ts';
import { deskBrowser, startDesk, type DeskBrowser } from '../support/desk.ts';
import type { TestServer } from '../support/server.ts';
import { startMailServer, until } from '../support/smtp.ts';
import { applyNow, post } from './client.ts';
import { ids, makeMessage } from './message.ts';

const MAIL = { MAIL_FROM: 'site@example.com', MAIL_TO: 'office@example.com' };
const template = { subject: 'Your application', body: 'Dear {name},' };

const sendMessage = async (server: TestServer): Promise<void> => {
  const call = { lib_version: '1.0.0', ...ids, template_params: makeMessage() };
  expect((await post(server, '/api/v1.0/email/send', call)).status).toBe(200);
};

const send = (browser: DeskBrowser, body: object, key: string = randomUUID()) =>
  browser.call<AnswersSent & AnswersConflict>('sendAnswers', { body, headers: { 'idempotency-key': key } });

test('an answer leaves after the delay, and cannot be taken back then', async () => {
  const mail = await startMailServer();
  const desk = await startDesk({ SMTP_URL: mail.url, DESK_UNDO_SECONDS: '3', ...MAIL });
  const receipt = await applyNow(desk.server, { email: 'ada@example.com', name: 'Ada' });
  const reference = String(receipt['reference']);
  const answers = () => mail.mails.filter(({ email }) => email.subject === 'Your application');
  const { body } = await desk.recruiter.call<{ updatedAt: string }>('readApplication', { at: reference });
  const key = randomUUID();
  const sent = await send(
    desk.recruiter,
    { references: [reference], ...template, seen: { [reference]: body.updatedAt } },
    key,
  );
  expect(sent.body).toMatchObject({ hasMail: true, undoSeconds: 3 });
  const sentAt = Date.now();
  await until(() => answers().length === 1);
  expect(Date.now() - sentAt).toBeGreaterThan(2000);
  const late = await desk.recruiter.call<AnswersUndone & { error: string }>('undoAnswers', { body: { key } });
  expect(late).toMatchObject({ status: 409, body: { error: 'It is too late: an email has left already' } });
  await desk.server.stop();
  await mail.stop();
});

test('of two recruiters who answer a message at once one sends, and the other is told', async () => {
  const desk = await startDesk();
  await sendMessage(desk.server);
  const other = await desk.addRecruiter('ben@example.com');
  const [message] = (await desk.recruiter.call<MessageList>('listMessages')).body.items;
  const { reference = '', updatedAt = '' } = message ?? {};
  const answer = { references: [reference], ...template, isHandled: true, seen: { [reference]: updatedAt } };
  const results = await Promise.all([desk.recruiter, other].map((browser) => send(browser, answer)));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = results.find(({ status }) => status === 409);
  expect(refused?.body.conflicts).toMatchObject([
    { reference, why: 'changed', isHandled: true, by: expect.stringMatching(/^(grace|ben)$/) as string },
  ]);
  const now = refused?.body.conflicts[0]?.updatedAt ?? '';
  expect((await send(other, { ...answer, seen: { [reference]: now } })).status).toBe(200);
  const { history } = (await desk.recruiter.call<MessageDetail>('readMessage', { at: reference })).body;
  expect(history.filter((entry) => entry.kind === 'mail' && entry.text !== null)).toHaveLength(2);
  await desk.server.stop();
});

test('taking an answer back needs a session, and works for its sender only', async () => {
  const desk = await startDesk();
  await sendMessage(desk.server);
  const [message] = (await desk.recruiter.call<MessageList>('listMessages')).body.items;
  const { reference = '', updatedAt = '' } = message ?? {};
  const key = randomUUID();
  const answer = { references: [reference], ...template, isHandled: true, seen: { [reference]: updatedAt } };
  expect((await send(desk.recruiter, answer, key)).status).toBe(200);
  const undo = (browser: DeskBrowser) => browser.call('undoAnswers', { body: { key } });
  expect((await undo(deskBrowser(desk.url))).status).toBe(401);
  expect((await undo(await desk.addRecruiter('ben@example.com'))).status).toBe(404);
  expect((await undo(desk.recruiter)).body).toEqual({ mails: 1, kept: 0 });
  const { isHandled } = (await desk.recruiter.call<MessageDetail>('readMessage', { at: reference })).body;
  expect(isHandled).toBe(false);
  await desk.server.stop();
});

test('a name with line breaks is one line in the email, in the list and on the record', async () => {
  const desk = await startDesk();
  const receipt = await applyNow(desk.server, { name: 'Ada\r\nLovelace\u2028of London' });
  const reference = String(receipt['reference']);
  const body = { references: [reference], ...template };
  const preview = await desk.recruiter.call<{ mails: { name: string; body: string }[] }>('previewAnswers', {
    body,
  });
  const list = await desk.recruiter.call<{ items: { name: string }[] }>('listApplications');
  const record = await desk.recruiter.call<{ name: string }>('readApplication', { at: reference });
  const name = 'Ada Lovelace of London';
  expect(preview.body.mails).toMatchObject([{ name, body: `Dear ${name},\n` }]);
  expect([list.body.items[0]?.name, record.body.name]).toEqual([name, name]);
  await desk.server.stop();
});
