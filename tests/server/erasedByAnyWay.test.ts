import { userQueries } from '../../src/server/desk/queries/users.ts';
import { DEFAULT_PERIODS } from '../../src/server/platform/settings/periods.ts';
import { saveGeneralOpening } from '../../src/server/openings/queries/initialOpenings.ts';
import { toEmail } from '../../src/server/outbox/transport.ts';
import { makeEraser } from '../../src/server/privacy/repeatErasures.ts';
import { purge } from '../../src/server/privacy/retention/purge.ts';
import { queryDatabase } from '../support/server.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { changeDatabase } from './changeDatabase.ts';
import { DAY_MS } from './nothingPurged.ts';

describe('erasure by any way', () => {
  let database: TestDatabase;
  afterEach(() => database.close());
  const open = async (content: 'none' | 'full') => {
    database = await openTestDatabase({ staffMail: { content, deskUrl: '' } });
    await saveGeneralOpening(database.db);
    const resumefile = await database.upload({ opening_id: 0 });
    const application = String(await database.apply({ opening_id: 0, resumefile }));
    const message = await database.send();
    changeDatabase(database.dataDir, "update outbox set status = 'sent', sent_at = created_at");
    return { application, message };
  };
  const runPurge = () => {
    const { db, dataDir, clock } = database;
    const signal = new AbortController().signal;
    return purge({ db, dataDir, periods: DEFAULT_PERIODS, now: clock.now(), signal });
  };
  const readNotices = () =>
    queryDatabase<{ kind: string; subject: string; body: string }>(
      database.dataDir,
      "select kind, subject, body from outbox where kind like 'erased%' order by id",
    );

  const readReferences = (body: string): string[] => body.match(/^[A-Z0-9]{5}(?:-[A-Z0-9]{5}){3}$/gm) ?? [];

  const ways = {
    command: async ({ application, message }: Awaited<ReturnType<typeof open>>) => {
      const { db, dataDir, clock } = database;
      const erase = makeEraser({ db, dataDir, clock: clock.now });
      await erase({ applications: [application], messages: [message], actor: 'olga', reason: 'erased' });
    },
    expiry: async () => {
      // Before the emails of 30 days ago are forgotten.
      changeDatabase(
        database.dataDir,
        "update applications set delete_after = '2020-01-01'; update messages set delete_after = '2020-01-01'",
      );
      await runPurge();
    },
  };
  it.each(['command', 'expiry'] as const)(
    'asks the staff mailbox to delete its copy, if it was sent one: %s',
    async (way) => {
      const records = await open('full');
      await ways[way](records);
      expect(readNotices().map(({ kind, body }) => [kind, readReferences(body)])).toEqual([
        ['erasedApplication', [records.application]],
        ['erasedMessage', [records.message]],
      ]);
      for (const { body } of readNotices()) {
        expect(body).toContain('Please delete the emails that announced them');
        expect(body).not.toMatch(/Ada|Grace|example\.com/);
      }
    },
  );

  it('asks once about all that a purge deletes, and again about what is erased after that email left', async () => {
    const records = await open('full');
    const references = [records.application];
    while (references.length < 12) {
      const resumefile = await database.upload({ opening_id: 0 });
      const email = `${references.length}@example.com`;
      references.push(String(await database.apply({ opening_id: 0, resumefile, email })));
    }
    changeDatabase(database.dataDir, "update outbox set status = 'sent', sent_at = created_at");
    changeDatabase(database.dataDir, "update applications set delete_after = '2020-01-01'");
    expect((await runPurge()).applications).toBe(12);
    expect(readNotices().map(({ body }) => readReferences(body).toSorted())).toEqual([references.toSorted()]);
    database.clock.advance(595_000);
    const resumefile = await database.upload({ opening_id: 0 });
    const application = String(await database.apply({ opening_id: 0, resumefile }));
    changeDatabase(database.dataDir, "update outbox set status = 'sent' where kind = 'application'");
    await ways.command({ ...records, application });
    const counts = readNotices().map(({ kind, body }) => [kind, readReferences(body).length]);
    expect(counts).toEqual([
      ['erasedApplication', 12],
      ['erasedApplication', 1],
      ['erasedMessage', 1],
    ]);
  });

  it('asks nobody if the emails contained nothing', async () => {
    await ways.command(await open('none'));
    expect(readNotices()).toEqual([]);
  });

  it('asks whoever receives the emails about messages, or about applications', () => {
    const addresses = { from: 'f@example.com', to: 'office@example.com', careersTo: 'jobs@example.com' };
    const recipients = (['erasedApplication', 'erasedMessage'] as const).map(
      (kind) =>
        toEmail(
          {
            id: 1,
            kind,
            subject_reference: 'R',
            recipient: null,
            reply_to: null,
            subject: '',
            body: '',
            resume_id: null,
            message_id: '<a@b>',
            unsubscribe: null,
            calendar: null,
            in_reply_to: null,
            status: 'waiting',
            attempts: 0,
            first_tried_at: null,
            next_try_at: '',
            last_error: null,
            created_at: '2026-11-20T10:00:00.000Z',
            sent_at: null,
          },
          addresses,
        ).to.address,
    );
    expect(recipients).toEqual(['jobs@example.com', 'office@example.com']);
  });

  it('erases unclaimed uploads of the same file, and leaves those of others', async () => {
    const { application } = await open('none');
    await database.upload({ opening_id: 0, key: 'key-of-the-same-file' });
    const other = await database.upload({ bytes: Buffer.from('%PDF-1.7 of somebody else') });
    const { db, dataDir, clock } = database;
    const erase = makeEraser({ db, dataDir, clock: clock.now });
    await erase({ applications: [application], actor: 'applicant', reason: 'withdrawn' });
    expect(queryDatabase(dataDir, 'select stored_name from resumes')).toEqual([{ stored_name: other }]);
    expect(
      queryDatabase(dataDir, "select key from submissions where call = 'upload' and key like 'key%'"),
    ).toEqual([]);
  });

  it('ends an ended staff account three years after the log last named it', async () => {
    await open('none');
    const { db, clock, dataDir } = database;
    const users = userQueries(db, clock.now);
    const { user: olga } = await users.add(
      { email: 'olga@example.com', name: 'Olga', role: 'recruiter' },
      'x',
    );
    await users.add({ email: 'paul@example.com', name: 'Paul', role: 'recruiter' }, 'x');
    changeDatabase(dataDir, `update messages set owner_id = ${olga.id}, delete_after = '9999'`);
    clock.advance(400 * DAY_MS);
    await users.change(olga.id, { isDisabled: true }, 'x');
    clock.advance((3 * 365 - 1) * DAY_MS);
    expect((await runPurge()).accounts).toBe(0);
    clock.advance(DAY_MS);
    expect((await runPurge()).accounts).toBe(1);
    expect(queryDatabase(dataDir, 'select name from users')).toEqual([{ name: 'Paul' }]);
    expect(queryDatabase(dataDir, 'select owner_id from messages')).toEqual([{ owner_id: null }]);
  });
});
