import { applicationRepository } from '../../src/server/applications/queries/applicationRepository.ts';
import { messageRepository } from '../../src/server/messages/queries/messageRepository.ts';
import { outboxStaffQueries } from '../../src/server/outbox/queries/outboxStaffQueries.ts';
import { outboxRepository } from '../../src/server/outbox/queries/outboxRepository.ts';
import { startOutbox, type RunningOutbox } from '../../src/server/outbox/startOutbox.ts';
import { makeTransport, type MailTransport } from '../../src/server/outbox/transport.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { sampleMessage as message } from '../support/sampleMessage.ts';
import { freshDir } from '../support/server.ts';
import { startMailServer, until, type MailServer, type SmtpBehaviour } from '../support/smtp.ts';
import { testClock } from '../support/testClock.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** How long closing waits for an email that is being sent. */
export const CLOSE_TIMEOUT_MS = 10_000;

const mailSettings = (smtpUrl: string) => ({
  smtpUrl,
  from: 'website@site.example',
  to: 'office@site.example',
  careersTo: 'jobs@site.example',
  withResumes: false,
});

/** Opens a database with a stopped clock, and returns helpers for its outbox. */
const openOutbox = async () => {
  const database = await openDatabase({ dataDir: freshDir() });
  const clock = testClock();
  const running: RunningOutbox[] = [];
  const lines: string[] = [];
  const servers: MailServer[] = [];
  const stop = async () => {
    for (const outbox of running) {
      const closing = outbox.close();
      clock.advance(CLOSE_TIMEOUT_MS);
      await closing;
    }
    for (const server of servers) await server.stop();
    await database.close();
  };

  const startSmtp = async (behaviour: SmtpBehaviour = {}, port = 0): Promise<MailServer> => {
    const server = await startMailServer(behaviour, port);
    servers.push(server);
    return server;
  };

  const connect = (url: string, timeoutMs = 2000): MailTransport =>
    makeTransport(mailSettings(url), {
      readAttachment: applicationRepository(database.db).readResumeFile,
      timeoutMs,
    });

  const start = (transport: MailTransport): RunningOutbox => {
    const record = (_facts: object, text: string) => void lines.push(text);
    const outbox = outboxRepository(database.db, clock.now);
    const log = { info: record, warn: record, error: record };
    const worker = startOutbox({ outbox, transport, clock, log });
    running.push(worker);
    return worker;
  };

  const submit = (subject = message.subject) =>
    messageRepository(database.db, {
      clock: clock.now,
      staffMail: { content: 'full', deskUrl: '' },
    }).submit({ ...message, subject });
  const staff = () => outboxStaffQueries(database.db, clock.now);
  const readMail = async () => {
    const [listed] = await staff().list();
    const mail = listed && (await staff().find(listed.id));
    if (!mail) throw new Error('The outbox is empty');
    return mail;
  };
  /** Waits until the outcome of attempt number `attempts` is stored. The outbox holds one email. */
  const waitForAttempt = (attempts: number) =>
    until(async () => {
      const mail = await readMail();
      return mail.attempts === attempts && (mail.last_error !== null || mail.status === 'sent');
    }, `attempt ${attempts}`);

  return { database, clock, lines, startSmtp, connect, start, submit, staff, readMail, waitForAttempt, stop };
};

/** Returns a function that opens an outbox, closed after the test. Call it inside `describe`. */
export const makeOutboxOpener = () => {
  const outboxes: Awaited<ReturnType<typeof openOutbox>>[] = [];
  afterEach(async () => {
    for (const { stop } of outboxes.splice(0)) await stop();
  });
  return async () => {
    const outbox = await openOutbox();
    outboxes.push(outbox);
    return outbox;
  };
};
