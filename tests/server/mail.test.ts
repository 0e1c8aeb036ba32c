import { createHash } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { formatLongDay } from '../../src/lib/formatDate.ts';
import { formatYearsOrDays } from '../../src/lib/formatYearsOrDays.ts';
import { reservePort } from '../support/reservePort.ts';
import { runProgram } from '../support/staff.ts';
import { resumes } from '../support/resumes.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { readHeaders, startMailServer, until, type MailServer, type SmtpBehaviour } from '../support/smtp.ts';
import { makeApplication, applyNow, makeForm, post, upload } from './client.ts';
import { fakeDist } from './fakeDist.ts';
import { countMessages, enquiryIds, makeEnquiry, ids, makeMessage } from './message.ts';
import { sendJson, sendUrlEncoded } from './messageFormats.ts';
import { site } from '../../src/content/site.ts';

/** The right side of message ids. */
const HOST = new URL(site.url).host;
const FROM = 'website@site.example';
const STAFF = 'office@site.example';
const CAREERS = 'jobs@site.example';

const makeSettings = ({ url }: Pick<MailServer, 'url'>) => ({
  SMTP_URL: url,
  MAIL_FROM: FROM,
  MAIL_TO: STAFF,
  CAREERS_MAIL_TO: CAREERS,
});
/** The pages of the build say that emails to staff have no content. */
const withContent = () => ({ MAIL_CONTENT: 'full', DIST_DIR: fakeDist() });

/** Servers to stop after each test, even a failed one. */
const started: { stop: () => Promise<unknown> }[] = [];
const start = async (env: Record<string, string> = {}): Promise<TestServer> => {
  const server = await startServer(env);
  started.push(server);
  return server;
};
const startSmtp = async (behaviour: SmtpBehaviour = {}, port = 0): Promise<MailServer> => {
  const mailServer = await startMailServer(behaviour, port);
  started.push(mailServer);
  return mailServer;
};
afterEach(async () => {
  for (const each of started.splice(0)) await each.stop();
});

const readOutbox = (dataDir: string) =>
  queryDatabase<Record<string, unknown>>(dataDir, 'select * from outbox order by id');

describe('email that is sent', () => {
  let mailServer: MailServer;
  beforeEach(async () => {
    mailServer = await startSmtp();
  });

  it('notifies staff of a message, from one sender to one recipient; replies go to the visitor', async () => {
    const server = await start({ ...makeSettings(mailServer), ...withContent() });
    await sendJson(server, ids, makeMessage({ from_name: 'Zébulon 李', subject: 'Ünicode – 网络' }));
    const [mail] = await mailServer.waitForMails(1);
    const [message] = queryDatabase<{ reference: string }>(server.dataDir, 'select * from messages');
    expect(mail?.from).toBe(FROM);
    expect(mail?.to).toEqual([STAFF]);
    expect(mail?.email).toMatchObject({
      from: { name: site.name, address: FROM },
      to: [{ name: '', address: STAFF }],
      replyTo: [{ name: '', address: 'grace@example.com' }],
      subject: 'Message: Ünicode – 网络',
      messageId: `<${message?.reference}-message@${HOST}>`,
      attachments: [],
    });
    expect(mail?.email.cc).toBeUndefined();
    expect(mail?.email.html).toBeUndefined();
    expect(mail && readHeaders(mail, 'auto-submitted')).toEqual(['auto-generated']);
    const text = mail?.email.text ?? '';
    for (const line of [
      `Reference: ${message?.reference}`,
      'Name:      Zébulon 李',
      'Email:     grace@example.com',
      'Phone:     +44 20 7946 0000',
      'Subject:   Ünicode – 网络',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text.trimEnd().endsWith('Message:\n\nPlease call me.\nAny time.')).toBe(true);
    await until(() => readOutbox(server.dataDir)[0]?.['status'] === 'sent');
    expect(readOutbox(server.dataDir)).toMatchObject([{ attempts: 1, last_error: null }]);
  });

  it('notifies staff of an enquiry and its choice', async () => {
    const server = await start({ ...makeSettings(mailServer), ...withContent() });
    await sendUrlEncoded(server, enquiryIds, makeEnquiry());
    const [mail] = await mailServer.waitForMails(1);
    expect(mail?.email.subject).toBe('Enquiry: Network audit');
    expect(mail?.email.text).toContain('Looking for: Request a Quote\n');
    expect(mail?.email.text?.trimEnd().endsWith('Message:\n\n(none)')).toBe(true);
  });

  it('notifies staff of an application with every field, and sends the applicant a receipt', async () => {
    const server = await start({ ...makeSettings(mailServer), ...withContent() });
    const stored = await upload(
      server,
      makeForm([{ name: '20241105T081530250Z_my cv.pdf', bytes: resumes.pdf }]),
    );
    const resumefile = stored.json['filename'];
    const { json } = await post(
      server,
      '/career-form.php',
      makeApplication({ resumefile, job_role: 'Tech' }),
    );
    const reference = String(json['reference']);
    const mails = await mailServer.waitForMails(2);
    const [staff, receipt] = [CAREERS, 'ada@example.com'].map((to) =>
      mails.find((mail) => mail.to[0] === to),
    );
    expect([staff?.to, receipt?.to]).toEqual([[CAREERS], ['ada@example.com']]);
    expect(staff?.email).toMatchObject({
      replyTo: [{ address: 'ada@example.com' }],
      subject: `Application: ${String(json['job_title'])} – Ada Example`,
      messageId: `<${reference}-application@${HOST}>`,
      attachments: [],
    });
    const sha256 = createHash('sha256').update(resumes.pdf).digest('hex');
    const texts = [reference, `1 ${String(json['job_title'])}`, 'Tech', 'Ada Example', 'ada@example.com'];
    texts.push('+44 20 7946 0000', 'my cv.pdf', `${resumes.pdf.length} bytes`, sha256, 'Available from May');
    for (const text of texts) expect(staff?.email.text).toContain(text);
    expect(receipt?.email).toMatchObject({
      from: { name: site.name, address: FROM },
      replyTo: [{ address: CAREERS }],
      subject: `Your application has arrived: ${String(json['job_title'])}`,
      messageId: `<${reference}-receipt@${HOST}>`,
      attachments: [],
    });
    for (const text of [
      reference,
      String(json['job_title']),
      'PDF',
      `${resumes.pdf.length} bytes`,
      `deleted automatically together with your resume, ${formatYearsOrDays(Number(json['retention_days']))} after our decision`,
      `within 10 days, by ${formatLongDay(new Date(Date.now() + 10 * 86_400_000).toISOString())}.`,
      'Received, Read by the team, Conversation, Meeting, Decision',
    ])
      expect(receipt?.email.text).toContain(text);
    for (const text of ['Ada', '7946', 'my cv', 'Available from May', 'weeks'])
      expect(receipt?.email.text).not.toContain(text);
  });

  it('tells staff only what came and where it is, and nothing that the person sent', async () => {
    const settings = { DESK_PORT: '0', DESK_URL: 'https://desk.example.com' };
    const server = await start({ ...makeSettings(mailServer), ...settings });
    await sendJson(server, ids, makeMessage({ subject: 'A secret subject' }));
    const stored = await upload(server, makeForm([{ name: 'my cv.pdf', bytes: resumes.pdf }]));
    const { json } = await post(
      server,
      '/career-form.php',
      makeApplication({ resumefile: stored.json['filename'] }),
    );
    const mails = await mailServer.waitForMails(3);
    const [message, application] = [STAFF, CAREERS].map((to) => mails.find((mail) => mail.to[0] === to));
    const [{ reference } = { reference: '' }] = queryDatabase<{ reference: string }>(
      server.dataDir,
      'select reference from messages',
    );
    expect(message?.email).toMatchObject({ subject: 'Message' });
    expect(message?.email.text).toContain(`https://desk.example.com/messages/${reference}`);
    expect(application?.email).toMatchObject({ subject: `Application: ${String(json['job_title'])}` });
    expect(application?.email.text).toContain(
      `https://desk.example.com/applications/${String(json['reference'])}`,
    );
    for (const mail of [message, application]) {
      expect(mail?.email.replyTo).toBeUndefined();
      expect(mail?.email.attachments).toEqual([]);
      for (const text of ['Ada', 'Grace', 'example.com>', '7946', 'secret', 'call me', 'my cv'])
        expect(mail?.raw).not.toContain(text);
    }
  });

  it('names the resume without direction marks, by which a program may look like a document', async () => {
    const server = await start({ ...makeSettings(mailServer), ...withContent() });
    const form = makeForm([
      { name: '20241105T081530250Z_cv\u202efdp.exe\u202c \u2067\u200f.pdf', bytes: resumes.pdf },
    ]);
    const { json } = await upload(server, form);
    const sent = await post(server, '/career-form.php', makeApplication({ resumefile: json['filename'] }));
    const mails = await mailServer.waitForMails(2);
    for (const { email } of mails)
      expect(email.text).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
    expect(mails.find(({ to }) => to[0] === CAREERS)?.email.text).toMatch(/^Resume: +cvfdp\.exe \.pdf$/m);
    expect(sent.json).toMatchObject({ file_name: 'cvfdp.exe .pdf' });
  });

  it('confirms no application that looks automated, and the receipt says so', async () => {
    const server = await start(makeSettings(mailServer));
    const send = async (fields: Record<string, unknown>) => {
      const stored = await upload(server, makeForm([{ name: 'cv.pdf', bytes: resumes.pdf }]));
      const application = makeApplication({ resumefile: stored.json['filename'], ...fields });
      return (await post(server, '/career-form.php', application)).json['is_mailed'];
    };
    expect(await send({ website: 'https://spam.example', email: 'spam@example.com' })).toBe(false);
    expect(await send({})).toBe(true);
    const mails = await mailServer.waitForMails(3);
    expect(mails.map(({ to }) => to[0]).toSorted()).toEqual(['ada@example.com', CAREERS, CAREERS]);
  });

  it('has the resume attached only if MAIL_RESUMES is on, and only to staff', async () => {
    const server = await start({ ...makeSettings(mailServer), ...withContent(), MAIL_RESUMES: 'on' });
    const stored = await upload(server, makeForm([{ name: "Zoë's cv.exe", bytes: resumes.docx }]));
    await post(server, '/career-form.php', makeApplication({ resumefile: stored.json['filename'] }));
    const mails = await mailServer.waitForMails(2);
    const [staff, receipt] = [CAREERS, 'ada@example.com'].map((to) =>
      mails.find((mail) => mail.to[0] === to),
    );
    expect(receipt?.email.attachments).toEqual([]);
    expect(staff?.email.attachments).toMatchObject([
      { filename: "Zoë's cv.exe.docx", disposition: 'attachment' },
    ]);
    const [attachment] = staff?.email.attachments ?? [];
    expect(Buffer.from(attachment?.content as ArrayBuffer).equals(resumes.docx)).toBe(true);
  });

  it('about applications goes to MAIL_TO by default', async () => {
    const server = await start({ SMTP_URL: mailServer.url, MAIL_FROM: FROM, MAIL_TO: STAFF });
    await applyNow(server);
    const mails = await mailServer.waitForMails(2);
    expect(mails.map(({ to }) => to[0]).toSorted()).toEqual(['ada@example.com', STAFF]);
  });

  it('is logged without addresses or text', async () => {
    mailServer.setBehaviour({ recipient: [550, 'No such user grace-7c2e'] });
    const server = await start(makeSettings(mailServer));
    await sendJson(server, ids, makeMessage({ subject: 'grace-7c2e', from_email: 'grace-7c2e@example.com' }));
    await until(() => server.output().stderr.includes('mail not sent'));
    expect(server.output().stderr).not.toMatch(/grace-7c2e|site\.example|127\.0\.0\.1/);
    expect(server.output().stderr).toContain('"code":"550"');
  });
});

describe('email that cannot be sent', () => {
  it('waits while no mail server is configured, and is sent afterwards', async () => {
    const server = await start();
    await sendJson(server, ids, makeMessage());
    await applyNow(server);
    await server.restart();
    expect(readOutbox(server.dataDir)).toMatchObject(
      Array(3).fill({ status: 'waiting', attempts: 0, first_tried_at: null }),
    );
    await server.stop();
    const mailServer = await startSmtp();
    await start({ ...makeSettings(mailServer), DATA_DIR: server.dataDir });
    const mails = await mailServer.waitForMails(3);
    expect(mails.map(({ to }) => to[0]).toSorted()).toEqual([STAFF, CAREERS, 'ada@example.com'].toSorted());
  });

  it('is not lost while the mail server is down, even across restarts, and visitors do not notice', async () => {
    const port = await reservePort();
    const settings = makeSettings({ url: `smtp://127.0.0.1:${port}` });
    const server = await start({ ...settings, ...withContent() });
    for (const subject of ['one', 'two', 'three']) {
      expect((await sendJson(server, ids, makeMessage({ subject }))).text).toBe('OK');
    }
    const areAllTried = () => readOutbox(server.dataDir).every(({ last_error }) => last_error !== null);
    await until(areAllTried);
    expect(readOutbox(server.dataDir)[0]).toMatchObject({ status: 'waiting', last_error: 'ESOCKET' });
    await server.restart('SIGKILL');
    const mailServer = await startSmtp({}, port);
    for (const id of [1, 2, 3]) {
      await runProgram(['outbox', 'retry', String(id)], { dataDir: server.dataDir });
    }
    const mails = await mailServer.waitForMails(3);
    // Several are sent at the same time, in any order.
    const subjects = new Set(mails.map(({ email }) => email.subject));
    expect(subjects).toEqual(new Set(['Message: one', 'Message: two', 'Message: three']));
  });

  it('is delivered after a staff command, once the mailbox exists again', async () => {
    const mailServer = await startSmtp({ recipient: [550, '5.1.1 No such user\r\nask somebody else'] });
    const server = await start(makeSettings(mailServer));
    await sendJson(server, ids, makeMessage());
    await until(() => readOutbox(server.dataDir)[0]?.['last_error'] !== null);
    const run = { dataDir: server.dataDir, env: makeSettings(mailServer) };
    const listed = await runProgram(['outbox', 'list', '--status', 'waiting'], run);
    expect(listed.stdout).toMatch(/1 +waiting +message +staff +1 +\d{4}-.* UTC +550 5\.1\.1 No such user/);
    mailServer.setBehaviour({});
    const retried = await runProgram(['outbox', 'retry', '1'], run);
    expect([retried.code, retried.stdout]).toEqual([0, expect.stringContaining('Email 1 is due now')]);
    await mailServer.waitForMails(1);
    await until(() => readOutbox(server.dataDir)[0]?.['status'] === 'sent');
    expect((await runProgram(['outbox', 'retry', '1'], run)).stderr).toBe('Email 1 was sent already\n');
    const audit = "select actor, action, subject from audit where action = 'mail.retried'";
    expect(queryDatabase(server.dataDir, audit)).toEqual([
      { actor: 'ada', action: 'mail.retried', subject: 'mail 1' },
    ]);
  });

  it('does not delay the server’s shutdown', async () => {
    const silentServer = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
    started.push({ stop: async () => silentServer.close() });
    await once(silentServer, 'listening');
    const { port } = silentServer.address() as AddressInfo;
    const server = await start(makeSettings({ url: `smtp://127.0.0.1:${port}` }));
    await sendJson(server, ids, makeMessage());
    await until(() => readOutbox(server.dataDir)[0]?.['attempts'] === 1);
    const before = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - before).toBeLessThan(12_000);
    expect(countMessages(server)).toEqual({ messages: 1, mails: 1 });
    expect(readOutbox(server.dataDir)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
  });
});
