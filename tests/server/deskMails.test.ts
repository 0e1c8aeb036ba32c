import { randomUUID } from 'node:crypto';
import type {
  ApplicationDetail,
  ApplicationList,
  ApplicationsChanged,
} from '../../src/contract/desk/applicationSchemas.ts';
import type { MessageDetail, MessageList } from '../../src/contract/desk/inboxSchemas.ts';
import { undoChange } from '../../src/desk/applications/undoChange.ts';
import { startDesk } from '../support/desk.ts';
import { startMailServer, until } from '../support/smtp.ts';
import { changeDatabase } from './changeDatabase.ts';
import { applyNow, post } from './client.ts';
import { ids, makeMessage } from './message.ts';

const MAIL = { MAIL_FROM: 'site@example.com', MAIL_TO: 'office@example.com' };

test('a refused email says why, and is sent again to the corrected address', async () => {
  const mail = await startMailServer({ recipient: [550, 'No such user'] });
  const desk = await startDesk({ SMTP_URL: mail.url, ...MAIL });
  const receipt = await applyNow(desk.server, { email: 'ada@exmaple.com', name: 'Ada' });
  const reference = String(receipt['reference']);
  const read = async () =>
    (await desk.recruiter.call<ApplicationDetail>('readApplication', { at: reference })).body;
  const findReceipt = async () =>
    (await read()).history.find((entry) => entry.kind === 'mail' && entry.to !== 'staff');
  await until(async () => {
    const found = await findReceipt();
    return found?.kind === 'mail' && found.lastError !== null;
  });
  const refused = await findReceipt();
  expect(refused).toMatchObject({ to: 'ada@exmaple.com', state: 'queued', lastError: '550 No such user' });
  const id = refused?.kind === 'mail' ? refused.id : 0;
  const resend = (body: object, at: number = id) => desk.recruiter.call('resendMail', { at, body });

  expect(await resend({ email: 'ada' })).toMatchObject({
    status: 400,
    body: { fields: { email: expect.any(String) as string } },
  });
  expect((await resend({ email: 'ada@example.com' }, 9999)).status).toBe(404);
  const other = await applyNow(desk.server, { email: 'ben@example.com', name: 'Ben' });
  expect(other).toHaveProperty('reference');
  expect(await resend({ email: 'Ben@example.com' })).toMatchObject({
    status: 409,
    body: { fields: { email: expect.stringContaining('two people') as string } },
  });
  expect((await read()).email).toBe('ada@exmaple.com');
  mail.setBehaviour({});
  expect((await resend({ email: 'ada@example.com' })).status).toBe(204);
  await until(() => mail.mails.some(({ to }) => to.includes('ada@example.com')));
  await until(
    async () => (await findReceipt())?.kind === 'mail' && (await read()).email === 'ada@example.com',
  );
  await until(async () => {
    const found = await findReceipt();
    return found?.kind === 'mail' && found.state === 'sent';
  });
  expect(await findReceipt()).toMatchObject({ to: 'ada@example.com', lastError: null });
  const { history } = await read();
  expect(history.map((entry) => entry.kind === 'action' && entry.action)).toContain(
    'application.addressCorrected',
  );
  // The search knows the new address, and no longer the old one.
  const find = async (words: string) =>
    (await desk.recruiter.call<ApplicationList>('listApplications', { query: { words } })).body.total;
  expect([await find('ada@example.com'), await find('exmaple')]).toEqual([1, 0]);
  expect((await resend({ email: 'other@example.com' })).status).toBe(409);
  await desk.server.stop();
  await mail.stop();
});

test('an invitation carries a calendar event, which a later one replaces', async () => {
  const mail = await startMailServer();
  const desk = await startDesk({ SMTP_URL: mail.url, DESK_UNDO_SECONDS: '0', ...MAIL });
  const receipt = await applyNow(desk.server, { email: 'ada@example.com', name: 'Ada' });
  const reference = String(receipt['reference']);
  const read = async () =>
    (await desk.recruiter.call<ApplicationDetail>('readApplication', { at: reference })).body;
  const invite = async (interviewAt: string, interviewPlace: string) => {
    const { updatedAt } = await read();
    const result = await desk.recruiter.call('sendAnswers', {
      headers: { 'idempotency-key': randomUUID() },
      body: {
        references: [reference],
        subject: 'Interview',
        body: '{interview}',
        status: 'interview',
        interviewAt,
        interviewMinutes: 45,
        interviewPlace,
        timeZone: 'Europe/Berlin',
        seen: { [reference]: updatedAt },
      },
    });
    expect(result.status).toBe(200);
  };
  const invitations = () => mail.mails.filter(({ email }) => email.subject === 'Interview');
  const readCalendar = (index: number): string => {
    const [part] = invitations()[index]?.email.attachments ?? [];
    const content = part?.content ?? '';
    const text = typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString();
    return text.replace(/\r?\n /g, '');
  };

  await invite('2099-01-05T09:00:00.000Z', 'https://meet.example.com/ada');
  await until(() => invitations().length === 1);
  expect(invitations()[0]?.email.text).toContain('Monday, 5 January 2099 at 10:00 CET, 45 minutes');
  expect(invitations()[0]?.email.text).toContain('https://meet.example.com/ada');
  expect(invitations()[0]?.email.inReplyTo).toContain(`${reference}-receipt`);
  expect(invitations()[0]?.raw).toMatch(/text\/calendar;[^\n]*method=REQUEST/i);
  for (const line of [
    `UID:interview-${reference}@`,
    'SEQUENCE:0',
    'DTSTART:20990105T090000Z',
    'DTEND:20990105T094500Z',
    'LOCATION:https://meet.example.com/ada',
    'mailto:grace@example.com',
    'mailto:ada@example.com',
  ])
    expect(readCalendar(0)).toContain(line);
  expect(await read()).toMatchObject({ status: 'interview', interviewMinutes: 45, isInvited: true });

  await invite('2099-01-06T09:00:00.000Z', 'Room 4, Leeds');
  await until(() => invitations().length === 2);
  for (const line of [
    `UID:interview-${reference}@`,
    'SEQUENCE:1',
    'DTSTART:20990106',
    'LOCATION:Room 4\\, Leeds',
  ])
    expect(readCalendar(1)).toContain(line);
  expect(invitations()[1]?.email.inReplyTo).toContain(`${reference}-answer`);

  const invited = await read();
  const change = { reference, updatedAt: invited.updatedAt, status: 'received' };
  const { changed } = (
    await desk.recruiter.call<ApplicationsChanged>('changeApplications', { body: { changes: [change] } })
  ).body;
  const undo = changed.map((result) => ({ reference, ...undoChange(result) }));
  expect((await desk.recruiter.call('changeApplications', { body: { changes: undo } })).status).toBe(200);
  const { status, interviewAt, interviewMinutes, interviewPlace } = invited;
  expect(await read()).toMatchObject({ status, interviewAt, interviewMinutes, interviewPlace });
  await desk.server.stop();
  await mail.stop();
});

test('an answer continues the latest email to or from the person', async () => {
  const mail = await startMailServer();
  const desk = await startDesk({ SMTP_URL: mail.url, DESK_UNDO_SECONDS: '0', ...MAIL });
  const call = { lib_version: '1.0.0', ...ids, template_params: makeMessage() };
  expect((await post(desk.server, '/api/v1.0/email/send', call)).status).toBe(200);
  const [message] = (await desk.recruiter.call<MessageList>('listMessages')).body.items;
  const reference = message?.reference ?? '';
  /** Answers, and returns the email's Message-ID, In-Reply-To and References. */
  const answer = async (subject: string) => {
    const { updatedAt } = (await desk.recruiter.call<MessageDetail>('readMessage', { at: reference })).body;
    const body = { references: [reference], subject, body: 'Yes', seen: { [reference]: updatedAt } };
    const headers = { 'idempotency-key': randomUUID() };
    expect((await desk.recruiter.call('sendAnswers', { body, headers })).status).toBe(200);
    const find = () => mail.mails.find(({ email }) => email.subject === subject)?.email;
    await until(() => find() !== undefined);
    return find();
  };
  const announced = () => mail.mails.find(({ to }) => to.includes(MAIL.MAIL_TO))?.email.messageId;
  await until(() => announced() !== undefined);
  const first = await answer('First');
  expect(first).toMatchObject({ inReplyTo: announced(), references: announced() });
  const second = await answer('Second');
  expect(second).toMatchObject({ inReplyTo: first?.messageId, references: first?.messageId });
  const at = new Date().toISOString();
  for (const [id, time] of [
    ['<reply@example.org>', at],
    ['<old@example.org>', '2020-01-01T00:00:00.000Z'],
    [`${at} none 1`, '2099-01-01T00:00:00.000Z'],
  ])
    changeDatabase(
      desk.server.dataDir,
      `insert into replies (reference, message_id, at, sender, subject, attachments)
        values ('${reference}', '${id}', '${time}', 'a@example.org', '', 0)`,
    );
  const reply = '<reply@example.org>';
  expect(await answer('Third')).toMatchObject({ inReplyTo: reply, references: reply });
  await desk.server.stop();
  await mail.stop();
}, 60_000);
