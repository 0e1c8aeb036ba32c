import type { ListedMail } from '../../src/server/outbox/queries/outboxStaffQueries.ts';
import { queueMails } from '../../src/server/outbox/queries/queueMails.ts';
import { startMailServer, until } from '../support/smtp.ts';
import { HOUR_MS, MINUTE_MS, makeOutboxOpener } from './makeOutboxOpener.ts';
import { site } from '../../src/content/site.ts';

const openOutbox = makeOutboxOpener();

describe('the outbox', () => {
  it('loses nothing while the mail server is down for an hour', async () => {
    const { clock, startSmtp, connect, start, submit, staff } = await openOutbox();
    const stoppedServer = await startMailServer();
    await stoppedServer.stop();
    const transport = connect(stoppedServer.url);
    let inFlight = 0;
    const outbox = start((mail, signal) => {
      inFlight += 1;
      return transport(mail, signal).finally(() => (inFlight -= 1));
    });
    const isIdle = async () => {
      const isDue = ({ next_try_at }: ListedMail) => next_try_at <= clock.now().toISOString();
      return inFlight === 0 && !(await staff().list('waiting')).some(isDue);
    };
    const port = Number(new URL(stoppedServer.url).port);
    for (let minute = 0; minute < 60; minute += 5) {
      await submit(`minute ${minute}`);
      outbox.wake();
      await until(isIdle);
      clock.advance(5 * MINUTE_MS);
    }
    const back = await startSmtp({}, port);
    for (let hour = 0; hour < 2; hour += 1) {
      clock.advance(HOUR_MS);
      outbox.wake();
      await until(isIdle);
    }
    await until(async () => (await staff().list('sent')).length === 12);
    expect(new Set(back.mails.map(({ email }) => email.subject)).size).toBe(12);
    expect(back.mails).toHaveLength(12);
  });

  it('sends an email again with the same Message-ID if the response was lost', async () => {
    const { clock, startSmtp, connect, start, submit, readMail, waitForAttempt } = await openOutbox();
    const reference = await submit();
    const server = await startSmtp({ dropAfterData: true });
    const outbox = start(connect(server.url));
    await server.waitForMails(1);
    await waitForAttempt(1);
    server.setBehaviour({});
    clock.advance(MINUTE_MS);
    outbox.wake();
    const mails = await server.waitForMails(2);
    const messageId = `<${reference}-message@${new URL(site.url).host}>`;
    expect(mails.map(({ email }) => email.messageId)).toEqual([messageId, messageId]);
    expect(new Set(mails.map(({ email }) => email.date)).size).toBe(1);
    await until(async () => (await readMail()).status === 'sent');
  });

  it('does not send an email repeatedly if the delivery cannot be recorded', async () => {
    const { database, clock, lines, start, submit, readMail } = await openOutbox();
    await submit();
    let sent = 0;
    const outbox = start(async () => {
      sent += 1;
      if (sent === 1) await database.db.schema.alterTable('outbox').renameTo('outbox_renamed').execute();
    });
    await until(() => lines.includes('outbox not available'));
    await database.db.schema.alterTable('outbox_renamed').renameTo('outbox').execute();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      outbox.wake();
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(sent).toBe(1);
    clock.advance(MINUTE_MS);
    outbox.wake();
    await until(async () => (await readMail()).status === 'sent');
    expect(sent).toBe(2);
  });

  it('gives up at once what a mail server without SMTPUTF8 cannot take, and sends nothing raw', async () => {
    const { database, startSmtp, connect, start, staff, clock } = await openOutbox();
    const server = await startSmtp({ isAscii: true });
    const at = clock.now().toISOString();
    const queue = (name: string, recipient: string) =>
      queueMails(
        database.db,
        [
          {
            kind: 'receipt',
            subject_reference: name,
            message_id: `<${name}@example.com>`,
            recipient,
            reply_to: null,
            subject: name,
            body: 'a',
            resume_id: null,
          },
        ],
        at,
      );
    await queue('beyond', 'jürgen@example.com');
    await queue('domain', 'ada@münchen.example');
    start(connect(server.url));
    await until(async () => (await staff().list('dead')).length === 1);
    await until(async () => (await staff().list('sent')).length === 1);
    expect(server.mails.map(({ to }) => to)).toEqual([[expect.stringMatching(/^ada@/)]]);
    const [dead] = await staff().list('dead');
    expect([dead?.attempts, dead?.last_error]).toEqual([1, expect.stringMatching(/SMTPUTF8/)]);
  });

  it('sends to an address beyond ASCII if the mail server takes it', async () => {
    const { database, startSmtp, connect, start, clock } = await openOutbox();
    const server = await startSmtp();
    await queueMails(
      database.db,
      [
        {
          kind: 'receipt',
          subject_reference: 'a',
          message_id: '<a@example.com>',
          recipient: 'jürgen@example.com',
          reply_to: null,
          subject: 'a',
          body: 'a',
          resume_id: null,
        },
      ],
      clock.now().toISOString(),
    );
    start(connect(server.url));
    const [mail] = await server.waitForMails(1);
    expect(mail?.to).toEqual(['jürgen@example.com']);
  });
});
