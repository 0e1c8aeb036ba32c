import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { answerQueries } from '../../src/server/desk/queries/answers.ts';
import { recordQueries } from '../../src/server/desk/queries/records.ts';
import { queueMails } from '../../src/server/outbox/queries/queueMails.ts';
import { readReplies, startReplies } from '../../src/server/outbox/replies/startReplies.ts';
import { systemClock } from '../../src/server/platform/process/repeat.ts';
import { personDataQueries } from '../../src/server/privacy/queries/personDataQueries.ts';
import { makeEraser } from '../../src/server/privacy/repeatErasures.ts';
import { checkReplies } from '../../src/server/upkeep/doctor/checkMail.ts';
import { checkDovecot, startDovecot, type Dovecot } from '../support/dovecot.ts';
import { queryDatabase, startServer } from '../support/server.ts';
import { until } from '../support/smtp.ts';
import { testClock } from '../support/testClock.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { applyNow } from './client.ts';

const why = checkDovecot();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
if (why) process.stderr.write(`Skipped: replies in a mailbox: ${why}\n`);

let dovecot: Dovecot;
let database: TestDatabase;
let reference: string;
const read = (url = dovecot.url, signal = new AbortController().signal) =>
  readReplies({ settings: { url, hasTags: false }, db: database.db, clock: systemClock, log }, signal);
const listReplies = async () => {
  const { history } = await recordQueries(database.db, () => new Date()).readHistory(
    'application',
    reference,
  );
  return history.filter((entry) => entry.kind === 'reply');
};
const isUnread = async () => {
  const query = database.db.selectFrom('applications').select('read_at').where('reference', '=', reference);
  return (await query.executeTakeFirstOrThrow()).read_at === null;
};
const FROM = [
  'From: Ada <ada@example.org>',
  'To: careers@example.com',
  'Date: Fri, 27 Nov 2026 10:00:00 +0000',
];

(why ? describe.skip : describe)('replies in a mailbox', () => {
  beforeAll(async () => {
    dovecot = await startDovecot();
    database = await openTestDatabase();
    reference = String(await database.apply({ name: 'Ada', email: 'ada@example.org' }));
    const answer = { kind: 'answer', subject_reference: reference, recipient: 'ada@example.org' } as const;
    const text = { subject: 'Hello', body: 'Dear Ada', resume_id: null, reply_to: null };
    await queueMails(
      database.db,
      [{ ...answer, ...text, message_id: '<hello@desk.example.com>' }],
      new Date().toISOString(),
    );
    await database.db.updateTable('applications').set({ read_at: new Date().toISOString() }).execute();
  });
  afterAll(async () => {
    await database.close();
    await dovecot.stop();
  });

  it('are attached by References, with their plain text, and mark the application as unread', async () => {
    dovecot.deliver(
      [
        ...FROM,
        'Subject: =?utf-8?Q?Re=3A_Hello_=E2=82=AC?=',
        'Message-ID: <one@example.org>',
        'References: <other@example.org>',
        ' <hello@desk.example.com>',
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
      ],
      [
        '--b',
        'Content-Type: multipart/alternative; boundary=a',
        '',
        '--a',
        'Content-Type: text/plain; charset=iso-8859-1',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'Tuesday at ten is fine, Zo=EB',
        '--a',
        'Content-Type: text/html',
        '',
        '<p>Tuesday</p>',
        '--a--',
        '--b',
        'Content-Type: application/pdf; name=cv.pdf',
        'Content-Disposition: attachment; filename=cv.pdf',
        'Content-Transfer-Encoding: base64',
        '',
        'JVBERg==',
        '--b--',
      ].join('\r\n'),
    );
    await read();
    expect(await listReplies()).toEqual([
      expect.objectContaining({
        from: 'ada@example.org',
        subject: 'Re: Hello €',
        text: expect.stringMatching(/^Tuesday at ten is fine, Zoë\s*$/) as string,
        attachments: 1,
      }),
    ]);
    expect(await isUnread()).toBe(true);
  });

  it('are attached by the tag of the address, and one that was read stays unread only once', async () => {
    await database.db.updateTable('applications').set({ read_at: new Date().toISOString() }).execute();
    await read();
    expect([(await listReplies()).length, await isUnread()]).toEqual([1, false]);
    const to = `To: careers+${reference.toLowerCase()}@example.com`;
    dovecot.deliver([FROM[0] ?? '', to, 'Subject: New', 'Message-ID: <two@example.org>'], 'Second');
    await read();
    expect(await listReplies()).toHaveLength(2);
    expect(await isUnread()).toBe(true);
  });

  it('leave everything else, and the whole mailbox, as it is', async () => {
    const before = (await listReplies()).length;
    dovecot.deliver([...FROM, 'Subject: Offer', 'Message-ID: <spam@example.org>'], 'Buy');
    dovecot.deliver(
      [
        ...FROM,
        'Message-ID: <away@example.org>',
        'Auto-Submitted: auto-replied',
        'In-Reply-To: <hello@desk.example.com>',
      ],
      'I am away',
    );
    dovecot.deliver(
      [...FROM, 'References: <<>> <\0> <x', 'To: careers+AAAAA-BBBBB-CCCCC-DDDDD@example.com'],
      '\0',
    );
    await read();
    expect(await listReplies()).toHaveLength(before);
    // No flag was set: no email is marked as seen.
    const files = dovecot.listFiles();
    expect(files).toHaveLength(5);
    expect(files.filter((name) => /,[A-Z]*S/.test(name))).toEqual([]);
  });

  it('are read by the running server, which goes on after a kill', async () => {
    const server = await startServer({ IMAP_URL: dovecot.url, MAIL_TO: 'careers@example.com' });
    const answer = await applyNow(server);
    const to = `To: careers+${String(answer['reference'])}@example.com`;
    const count = () => queryDatabase(server.dataDir, 'select * from replies').length;
    dovecot.deliver([FROM[0] ?? '', to, 'Subject: One', 'Message-ID: <process1@example.org>'], 'One');
    try {
      await until(() => count() === 1, 'the first reply');
      dovecot.deliver([FROM[0] ?? '', to, 'Subject: Two', 'Message-ID: <process2@example.org>'], 'Two');
      await server.restart('SIGKILL');
      await until(() => count() === 2, 'the second reply');
    } finally {
      await server.stop();
    }
    expect(server.output().stderr).not.toMatch(/"level":[456]0|example\.org/);
  });

  const tag = () => `To: careers+${reference}@example.com`;
  const toMail = (id: string, ...more: string[]): string[] => [
    FROM[0] ?? '',
    tag(),
    `Subject: ${id}`,
    `Message-ID: <${id}@example.org>`,
    ...more,
  ];
  const find = async (subject: string) => (await listReplies()).find((reply) => reply.subject === subject);

  it('show no text if they have only HTML, and the beginning of a very long text', async () => {
    dovecot.deliver(toMail('html', 'Content-Type: text/html'), '<p>Yes<script>alert(1)</script></p>');
    dovecot.deliver(toMail('long'), 'All right, then.\r\n'.repeat(60_000));
    await read();
    expect(await find('html')).toMatchObject({ text: null, attachments: 0 });
    const length = (await find('long'))?.text?.length ?? 0;
    expect(length).toBeGreaterThan(50_000);
    expect(length).toBeLessThanOrEqual(100_000);
  });

  it('are stored once by two processes at the same time, and after a kill before the end of a run', async () => {
    const before = (await listReplies()).length;
    for (let index = 0; index < 10; index += 1) dovecot.deliver(toMail(`same ${index}`), 'Same');
    await Promise.all([read(), read()]);
    expect(await listReplies()).toHaveLength(before + 10);
    await database.db.updateTable('applications').set({ read_at: new Date().toISOString() }).execute();
    // The place in the mailbox is stored last.
    await database.db.deleteFrom('meta').where('key', '=', 'replies').execute();
    await read();
    expect([(await listReplies()).length, await isUnread()]).toEqual([before + 10, false]);
  });

  it('stop an email of somebody who has not seen them', async () => {
    const queries = answerQueries(database.db, { clock: () => new Date(), undoSeconds: 0 });
    const [seen] = await queries.findRecipients([reference], { id: 1, role: 'admin' });
    dovecot.deliver(toMail('accept'), 'I accept');
    await read();
    const [now] = await queries.findRecipients([reference], { id: 1, role: 'admin' });
    expect(now?.updatedAt).not.toBe(seen?.updatedAt);
    const subject = { kind: 'application', reference } as const;
    const latest = await recordQueries(database.db, () => new Date()).readLatestChanges([subject]);
    expect(latest.get(reference)?.by).toBe('a new reply');
  });

  it('are asked for again an hour after a refused password, so that the account is not locked', async () => {
    const clock = testClock();
    const failures: object[] = [];
    const task = startReplies({
      settings: { url: dovecot.url.replace('secret', 'other'), hasTags: false },
      db: database.db,
      clock,
      log: { ...log, error: (facts) => failures.push(facts) },
    });
    const runOnce = async (ms: number) => {
      clock.advance(ms);
      await until(() => clock.hasTimer());
      return failures.length;
    };
    expect(await runOnce(5000)).toBe(1);
    expect(await runOnce(60_000)).toBe(1);
    expect(await runOnce(3_500_000)).toBe(1);
    expect(await runOnce(60_000)).toBe(2);
    await task.close();
  });

  it('wait while the mailbox is away, silent or refuses the password; the log and the doctor say why', async () => {
    const wrong = dovecot.url.replace('secret', 'other');
    await expect(read(wrong)).rejects.toMatchObject({ code: 'AUTHENTICATIONFAILED' });
    const missing = `${dovecot.url}/Replies`;
    await expect(read(missing)).rejects.toMatchObject({ code: 'NONEXISTENT' });
    const away = 'imap://a:b@127.0.0.1:1';
    await expect(read(away)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const check = async (url: string) => (await checkReplies({ url, hasTags: false }))[0];
    expect(await check(dovecot.url)).toMatchObject({ level: 'good' });
    expect(await check(wrong)).toMatchObject({
      level: 'problem',
      text: expect.stringMatching(/cannot be read: .*AUTHENTICATIONFAILED/) as string,
    });
    expect(JSON.stringify([await check(wrong), await check(away)])).not.toMatch(/other|secret/);

    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const controller = new AbortController();
    const run = read(`imap://a:b@127.0.0.1:${(silent.address() as AddressInfo).port}`, controller.signal);
    setTimeout(() => controller.abort(), 300);
    const began = performance.now();
    await expect(run).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(5_000);
    silent.close();
  });

  it('are read although an email before them has a header of some megabytes', async () => {
    const references = Array.from(
      { length: 60_000 },
      (_, index) => ` <${index}${'x'.repeat(60)}@example.org>`,
    );
    dovecot.deliver(toMail('before'), 'Before');
    dovecot.deliver(toMail('header', `References:${references.join('\r\n')}`), 'Header');
    dovecot.deliver(toMail('behind'), 'Behind');
    // The connection ends at the header; the next run goes on behind it.
    await read().catch(() => undefined);
    await read();
    expect([await find('before'), await find('behind')]).toEqual([expect.anything(), expect.anything()]);
  });

  it('are found by the search, in the copy of a person’s data, and are erased with it', async () => {
    const people = personDataQueries(database.db);
    const data = await people.find({ kind: 'email', email: 'ada@example.org' });
    expect(data.replies.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Re: Hello €', 'New', 'accept']),
    );
    const erase = makeEraser({ db: database.db, dataDir: database.dataDir });
    await erase({ applications: [reference], actor: 'olga', reason: 'erased' });
    await database.db.deleteFrom('meta').where('key', '=', 'replies').execute();
    await read().catch(() => undefined);
    await read();
    expect(await database.db.selectFrom('replies').selectAll().execute()).toEqual([]);
  });
});
