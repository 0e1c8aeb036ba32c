import { recordQueries } from '../../src/server/desk/queries/records.ts';
import { queueMails } from '../../src/server/outbox/queries/queueMails.ts';
import { readReplies } from '../../src/server/outbox/replies/startReplies.ts';
import { systemClock } from '../../src/server/platform/process/repeat.ts';
import { personDataQueries } from '../../src/server/privacy/queries/personDataQueries.ts';
import { makeEraser } from '../../src/server/privacy/repeatErasures.ts';
import { checkDovecot, startDovecot, type Dovecot } from '../support/dovecot.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const why = checkDovecot();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let dovecot: Dovecot;
let database: TestDatabase;
let reference: string;
const read = () =>
  readReplies(
    { settings: { url: dovecot.url, hasTags: false }, db: database.db, clock: systemClock, log },
    new AbortController().signal,
  );
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

(why ? describe.skip : describe)(`replies in a mailbox${why ? ` (skipped: ${why})` : ''}`, () => {
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

  it('are found by the search, in the copy of a person’s data, and are erased with it', async () => {
    const people = personDataQueries(database.db);
    const data = await people.find({ kind: 'email', email: 'ada@example.org' });
    expect(data.replies.map(({ subject }) => subject)).toEqual(['Re: Hello €', 'New']);
    const erase = makeEraser({ db: database.db, dataDir: database.dataDir });
    await erase({ applications: [reference], actor: 'olga', reason: 'erased' });
    await database.db.deleteFrom('meta').where('key', '=', 'replies').execute();
    await read();
    expect(await database.db.selectFrom('replies').selectAll().execute()).toEqual([]);
  });
});
