import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { applicationRepository } from '../../src/server/applications/queries/applicationRepository.ts';
import { messageRepository } from '../../src/server/messages/queries/messageRepository.ts';
import { outboxStaffQueries } from '../../src/server/outbox/queries/outboxStaffQueries.ts';
import { outboxRepository } from '../../src/server/outbox/queries/outboxRepository.ts';
import { startOutbox, type RunningOutbox } from '../../src/server/outbox/startOutbox.ts';
import { makeTransport, type MailTransport } from '../../src/server/outbox/transport.ts';
import { openDatabase, type OpenedDatabase } from '../support/openDatabase.ts';
import type { QueuedMail } from '../../src/server/platform/database/tables.ts';
import { sampleMessage as message } from '../support/sampleMessage.ts';
import { freshDir } from '../support/server.ts';
import { startMailServer, until, type MailServer, type SmtpBehaviour } from '../support/smtp.ts';
import { testClock, type TestClock } from '../support/testClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long a mail under way is waited for. */
const CLOSING = 10_000;

const mailSettings = (smtpUrl: string) => ({
  smtpUrl,
  from: 'website@quillmere.example',
  to: 'office@quillmere.example',
  careersTo: 'jobs@quillmere.example',
  withResumes: false,
});

describe('the outbox', () => {
  let database: OpenedDatabase;
  let clock: TestClock;
  let running: RunningOutbox[];
  let lines: string[];
  let servers: MailServer[];
  beforeEach(async () => {
    database = await openDatabase({ dataDir: freshDir() });
    clock = testClock();
    running = [];
    lines = [];
    servers = [];
  });
  afterEach(async () => {
    for (const outbox of running) {
      const closing = outbox.close();
      clock.advance(CLOSING);
      await closing;
    }
    for (const server of servers) await server.stop();
    await database.close();
  });

  const startMail = async (behaviour: SmtpBehaviour = {}, port = 0): Promise<MailServer> => {
    const server = await startMailServer(behaviour, port);
    servers.push(server);
    return server;
  };

  const toServer = (url: string, timeoutMs = 2000): MailTransport =>
    makeTransport(mailSettings(url), {
      attachment: applicationRepository(database.db).resumeBytes,
      timeoutMs,
    });

  const start = (transport: MailTransport): RunningOutbox => {
    const note = (_facts: object, text: string) => void lines.push(text);
    const outbox = outboxRepository(database.db, clock.now);
    const log = { info: note, warn: note, error: note };
    const started = startOutbox({ outbox, transport, clock, log });
    running.push(started);
    return started;
  };

  const submit = (subject = message.subject) =>
    messageRepository(database.db, { clock: clock.now }).submit({ ...message, subject });
  const desk = () => outboxStaffQueries(database.db, clock.now);
  const onlyMail = async () => {
    const [mail] = await desk().list();
    if (!mail) throw new Error('There is no mail');
    return mail;
  };
  /** Waits until the only mail has been tried so often, with its outcome written down. */
  const tried = (attempts: number) =>
    until(async () => {
      const mail = await onlyMail();
      return mail.attempts === attempts && (mail.last_error !== null || mail.status === 'sent');
    }, `try ${attempts}`);

  it('sends a mail as soon as it is queued, and once', async () => {
    const server = await startMail();
    const outbox = start(toServer(server.url));
    await submit();
    outbox.wake();
    await server.received(1);
    await tried(1);
    clock.advance(HOUR);
    outbox.wake();
    await outbox.close();
    expect(server.mails).toHaveLength(1);
    expect(await onlyMail()).toMatchObject({ status: 'sent', sent_at: '2026-11-20T10:00:00.000Z' });
  });

  it('finds by itself what another process queued', async () => {
    const server = await startMail();
    start(toServer(server.url));
    await until(() => clock.hasTimer());
    await submit();
    clock.advance(5000);
    await server.received(1);
  });

  it('tries again after a minute, twice as long each time, six hours at most, and gives up after 72', async () => {
    await submit();
    const refuse: MailTransport = async () => {
      throw Object.assign(new Error('refused'), { response: '450 Try later\r\nMore', responseCode: 450 });
    };
    const outbox = start(refuse);
    const waits: number[] = [];
    await tried(1);
    for (let mail = await onlyMail(); mail.status === 'waiting'; mail = await onlyMail()) {
      const wait = Date.parse(mail.next_try_at) - clock.now().getTime();
      waits.push(wait / MINUTE);
      clock.advance(wait - 1);
      outbox.wake();
      await new Promise((done) => setTimeout(done, 20));
      expect((await onlyMail()).attempts).toBe(mail.attempts);
      clock.advance(1);
      outbox.wake();
      await tried(mail.attempts + 1);
      await until(async () => lines.length === mail.attempts + 1);
    }
    expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    expect(waits.reduce((sum, wait) => sum + wait)).toBe(72 * 60);
    expect(await onlyMail()).toMatchObject({ status: 'dead', last_error: '450 Try later' });
    expect(lines.at(-1)).toBe('mail given up');
    clock.advance(100 * HOUR);
    outbox.wake();
    await outbox.close();
    expect((await onlyMail()).attempts).toBe(waits.length + 1);
  });

  it('counts the 72 hours from the first try and not from the queueing', async () => {
    await submit();
    clock.advance(200 * HOUR);
    const server = await startMail({ recipient: [550, 'No such user'] });
    start(toServer(server.url));
    await tried(1);
    expect(await onlyMail()).toMatchObject({ status: 'waiting', last_error: '550 No such user' });
  });

  it.each([400, 2])(
    'waits no longer than it may though the clock was %i days ahead at the try',
    async (days) => {
      await submit();
      const server = await startMail({ data: [451, 'Busy'] });
      const outbox = start(toServer(server.url));
      await tried(1);
      clock.advance(days * 24 * HOUR);
      outbox.wake();
      await until(async () => (await onlyMail()).attempts === 2 && lines.length === 2);
      await desk().retry((await onlyMail()).id, { actor: 'ada' });
      outbox.wake();
      await until(async () => (await onlyMail()).attempts === 1 && lines.length === 3);
      server.behave({});
      clock.advance(-days * 24 * HOUR);
      outbox.wake();
      await server.received(1);
      // 72 hours from now on, and not from a day that has not come yet.
      expect(Date.parse((await onlyMail()).first_tried_at ?? '')).toBeLessThanOrEqual(clock.now().getTime());
    },
  );

  it('sends a dead letter again when staff ask for it, its tries counted anew', async () => {
    await submit();
    const server = await startMail({ data: [554, 'No'] });
    const outbox = start(toServer(server.url));
    await tried(1);
    clock.advance(72 * HOUR);
    outbox.wake();
    await until(async () => (await onlyMail()).status === 'dead');
    server.behave({ data: [451, 'Busy'] });
    const { id } = await onlyMail();
    expect(await desk().retry(id, { actor: 'ada' })).toMatchObject({ status: 'waiting', attempts: 0 });
    outbox.wake();
    await tried(1);
    expect(await onlyMail()).toMatchObject({ status: 'waiting', last_error: '451 Busy' });
    server.behave({});
    clock.advance(MINUTE);
    outbox.wake();
    await server.received(1);
  });

  it('loses nothing while the mail server is away for an hour', async () => {
    const away = await startMailServer();
    await away.stop();
    const transport = toServer(away.url);
    let underWay = 0;
    const outbox = start((mail, signal) => {
      underWay += 1;
      return transport(mail, signal).finally(() => (underWay -= 1));
    });
    const isQuiet = async () => {
      const isDue = ({ next_try_at }: QueuedMail) => next_try_at <= clock.now().toISOString();
      return underWay === 0 && !(await desk().list('waiting')).some(isDue);
    };
    const port = Number(new URL(away.url).port);
    for (let minute = 0; minute < 60; minute += 5) {
      await submit(`minute ${minute}`);
      outbox.wake();
      await until(isQuiet);
      clock.advance(5 * MINUTE);
    }
    const back = await startMail({}, port);
    for (let hour = 0; hour < 2; hour += 1) {
      clock.advance(HOUR);
      outbox.wake();
      await until(isQuiet);
    }
    await until(async () => (await desk().list('sent')).length === 12);
    expect(new Set(back.mails.map(({ email }) => email.subject)).size).toBe(12);
    expect(back.mails).toHaveLength(12);
  });

  it('sends a mail again whose answer was lost, under the same Message-ID', async () => {
    const reference = await submit();
    const server = await startMail({ dropAfterData: true });
    const outbox = start(toServer(server.url));
    await server.received(1);
    await tried(1);
    server.behave({});
    clock.advance(MINUTE);
    outbox.wake();
    const mails = await server.received(2);
    const messageId = `<${reference}-message@quillmere.example>`;
    expect(mails.map(({ email }) => email.messageId)).toEqual([messageId, messageId]);
    expect(new Set(mails.map(({ email }) => email.date)).size).toBe(1);
    await until(async () => (await onlyMail()).status === 'sent');
  });

  it('does not let one bad recipient hold up the others', async () => {
    await submit('first');
    await submit('second');
    const sent: string[] = [];
    start(async ({ subject }) => {
      if (subject.includes('first')) throw new Error('no');
      sent.push(subject);
    });
    await until(() => sent.length === 1);
    expect(sent).toEqual(['Message: second']);
  });

  it('sends each mail once when two processes share an outbox', async () => {
    for (let index = 0; index < 20; index += 1) await submit(`mail ${index}`);
    const sent: string[] = [];
    const transport: MailTransport = async ({ subject }) => {
      await new Promise((done) => setTimeout(done, 2));
      sent.push(subject);
    };
    const [one, other] = [start(transport), start(transport)];
    await until(async () => {
      one.wake();
      other.wake();
      return (await desk().list('sent')).length === 20;
    });
    expect(new Set(sent).size).toBe(20);
    expect(sent).toHaveLength(20);
  });

  it('keeps what staff put back while it was being tried', async () => {
    await submit();
    const outbox = outboxRepository(database.db, clock.now);
    const claimed = await outbox.claimDue();
    if (!claimed) throw new Error('No mail is due');
    clock.advance(100 * HOUR);
    await desk().retry(claimed.id, { actor: 'ada' });
    await outbox.markFailed(claimed, '550 late');
    expect(await onlyMail()).toMatchObject({ status: 'waiting', attempts: 0, last_error: null });
    await outbox.claimDue();
    await outbox.markFailed(claimed, '550 late');
    expect(await onlyMail()).toMatchObject({ status: 'waiting', attempts: 1, last_error: null });
  });

  it('sends a mail once though staff make it due again while it is on its way', async () => {
    await submit('one');
    const sent: string[] = [];
    let letGo = (): void => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const outbox = start(async ({ subject }) => {
      sent.push(subject);
      await gate;
    });
    await until(() => sent.length === 1);
    await desk().retry((await onlyMail()).id, { actor: 'ada' });
    await submit('two');
    outbox.wake();
    await until(() => sent.some((subject) => subject.endsWith('two')));
    expect(sent.filter((subject) => subject.endsWith('one'))).toHaveLength(1);
    letGo();
    await until(async () => (await desk().list('sent')).length === 2);
    expect(sent).toHaveLength(2);
  });

  it('survives a database that does not answer, and goes on afterwards', async () => {
    const server = await startMail();
    await database.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const outbox = start(toServer(server.url));
    await until(() => lines.includes('outbox not available'));
    await database.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    await submit();
    outbox.wake();
    await server.received(1);
  });

  it('does not send a mail over and over when it cannot be marked as sent', async () => {
    await submit();
    let sent = 0;
    const outbox = start(async () => {
      sent += 1;
      if (sent === 1) await database.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    });
    await until(() => lines.includes('outbox not available'));
    await database.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    for (let look = 0; look < 5; look += 1) {
      outbox.wake();
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(sent).toBe(1);
    clock.advance(MINUTE);
    outbox.wake();
    await until(async () => (await onlyMail()).status === 'sent');
    expect(sent).toBe(2);
  });

  it('waits for the mails under way when it is closed, and takes no other', async () => {
    for (let index = 0; index < 5; index += 1) await submit(`mail ${index}`);
    const finish: (() => void)[] = [];
    const outbox = start(() => new Promise((done) => finish.push(done)));
    await until(() => finish.length === 4);
    const closing = outbox.close();
    for (const done of finish) done();
    await closing;
    expect((await desk().list()).map(({ status }) => status)).toEqual(['waiting', ...Array(4).fill('sent')]);
  });

  it('sends the others while a mail server drips its answer to one, which is given up after a minute', async () => {
    await submit('slow');
    for (let index = 0; index < 9; index += 1) await submit(`quick ${index}`);
    const sent: string[] = [];
    start(async ({ subject }) => {
      if (subject.includes('slow')) await new Promise(() => undefined);
      sent.push(subject);
    });
    // Sent is what the mail server took; done it is when the database knows.
    await until(async () => sent.length === 9 && (await desk().list('waiting')).length === 1);
    clock.advance(MINUTE - 1);
    expect((await desk().list('waiting')).map(({ last_error }) => last_error)).toEqual([null]);
    clock.advance(1);
    await until(async () => (await desk().list('waiting')).every(({ last_error }) => last_error !== null));
    expect(await desk().list('waiting')).toMatchObject([{ attempts: 1, last_error: 'AbortError' }]);
  });

  describe('before a mail server that hangs', () => {
    let server: Server;
    let sockets: Socket[];
    const listen = async (talk: (socket: Socket) => void): Promise<string> => {
      sockets = [];
      server = createServer((socket) => {
        sockets.push(socket);
        socket.on('error', () => undefined);
        talk(socket);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    };
    afterEach(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });

    it.each<[string, (socket: Socket) => void]>([
      ['says nothing', () => undefined],
      [
        'says nothing after its greeting',
        (socket) => {
          socket.write('220 mail.example.com ESMTP\r\n');
        },
      ],
    ])('gives up a server that %s', async (_what, talk) => {
      await submit();
      start(toServer(await listen(talk), 200));
      await tried(1);
      expect(await onlyMail()).toMatchObject({ status: 'waiting', last_error: 'ETIMEDOUT' });
    });

    it.each([true, false])('leaves a try that never ends (told so: %p)', async (isTold) => {
      await submit();
      await listen(() => undefined);
      let isTrying = false;
      start((_mail, signal) => {
        isTrying = true;
        return new Promise((_done, reject) => {
          if (isTold) signal.addEventListener('abort', () => reject(signal.reason));
        });
      });
      await until(() => isTrying);
      clock.advance(MINUTE);
      await tried(1);
      expect(await onlyMail()).toMatchObject({ status: 'waiting', last_error: 'AbortError' });
    });

    it('does not wait for ever when it is closed', async () => {
      await submit();
      const url = await listen(() => undefined);
      const outbox = start(toServer(url, 60_000));
      await until(() => sockets.length === 1);
      const closing = outbox.close();
      clock.advance(CLOSING);
      await closing;
      expect(await onlyMail()).toMatchObject({ status: 'waiting', attempts: 1 });
    });
  });
});
