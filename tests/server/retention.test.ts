import { saveGeneralOpening } from '../../src/server/openings/queries/initialOpenings.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_PERIODS } from '../../src/server/platform/settings/periods.ts';
import { purge, type PurgeReport } from '../../src/server/privacy/retention/purge.ts';
import { describeOn } from '../support/engine.ts';
import { pdfOfSize, resumes } from '../support/resumes.ts';
import { queryDatabase } from '../support/server.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { changeDatabase } from './changeDatabase.ts';
import { DAY_MS, MINUTE_MS, NOTHING_PURGED } from './nothingPurged.ts';

describe('retention', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
    await saveGeneralOpening(database.db);
  });
  afterEach(() => database.close());

  const run = (signal = new AbortController().signal): Promise<PurgeReport> =>
    purge({ ...database, periods: DEFAULT_PERIODS, now: database.clock.now(), signal });

  it('deletes an application with everything that belongs to it when it expires, not a minute earlier', async () => {
    // Without an opening, the period begins with the receipt.
    const apply = async (fields: object) =>
      database.apply({ opening_id: 0, resumefile: await database.upload({ opening_id: 0 }), ...fields });
    const reference = await apply({ key: 'key-of-the-applicant' });
    await database.upload({ key: 'key-of-the-upload' });
    await apply({ name: 'Kept', email: 'kept@example.com', consent: '2026-11' });
    changeDatabase(
      database.dataDir,
      `insert into notes (reference, at, actor, text) values ('${reference}', '', '', 'Tall')`,
    );
    database.clock.advance(180 * DAY_MS - MINUTE_MS);
    expect(await run()).toMatchObject({ applications: 0 });
    expect(database.count('applications')).toBe(2);

    database.clock.advance(MINUTE_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, applications: 1 });
    expect(queryDatabase(database.dataDir, 'select name from applications')).toEqual([{ name: 'Kept' }]);
    expect((['resumes', 'outbox', 'submissions'] as const).map(database.count)).toEqual([1, 2, 0]);
    expect(queryDatabase(database.dataDir, 'select * from notes')).toEqual([]);
    database.clock.advance(550 * DAY_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, applications: 1 });
  });

  it('deletes a message when it expires', async () => {
    await database.send();
    database.clock.advance(180 * DAY_MS - MINUTE_MS);
    expect(await run()).toMatchObject({ messages: 0 });
    database.clock.advance(MINUTE_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, messages: 1 });
    expect([database.count('messages'), database.count('outbox')]).toEqual([0, 0]);
  });

  it('deletes uploads that nobody claimed for a day, with their keys, and none that was claimed', async () => {
    await database.upload({ key: 'key-of-the-first-upload' });
    const resumefile = await database.upload({ key: 'key-of-the-second-upload' });
    database.clock.advance(DAY_MS - MINUTE_MS);
    expect(await run()).toEqual(NOTHING_PURGED);
    expect(await database.apply({ resumefile, key: 'key-of-the-applicant' })).toEqual(expect.any(String));
    database.clock.advance(MINUTE_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, uploads: 1 });
    expect(queryDatabase(database.dataDir, 'select stored_name from resumes')).toEqual([
      { stored_name: resumefile },
    ]);
    const own = "select key from submissions where key not like 'content-%' order by key";
    expect(queryDatabase(database.dataDir, own)).toEqual([
      { key: 'key-of-the-applicant' },
      { key: 'key-of-the-second-upload' },
    ]);
  });

  it('never leaves half an application that is submitted at the same time', async () => {
    const names = await Promise.all(Array.from({ length: 30 }, () => database.upload()));
    database.clock.advance(DAY_MS);
    const apply = (resumefile: string, at: number) =>
      database.apply({ resumefile, email: `${at}@example.com` });
    const [report, ...references] = await Promise.all([run(), ...names.map(apply)]);
    const stored = references.filter((reference) => reference !== undefined).length;
    expect(report.uploads + stored).toBe(30);
    expect([database.count('resumes'), database.count('applications')]).toEqual([stored, stored]);
  });

  it('deletes keys that the server made after a day, and those of clients after two', async () => {
    await database.send();
    await database.send({ subject: 'With a key', key: 'key-of-the-message' });
    database.clock.advance(DAY_MS + MINUTE_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, keys: 2 });
    expect(queryDatabase(database.dataDir, 'select key from submissions')).toEqual([
      { key: 'key-of-the-message' },
    ]);
    database.clock.advance(DAY_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, keys: 1 });
    expect(database.count('messages')).toBe(2);
  });

  it('deletes sent emails after 30 days, dead letters with the messages, but no waiting emails or recruiters’ answers', async () => {
    for (const subject of ['Sent', 'Dead', 'Waiting', 'Answered']) await database.send({ subject });
    const at = database.clock.now().toISOString();
    const isAbout = (subject: string) =>
      `subject_reference = (select reference from messages where subject = '${subject}')`;
    changeDatabase(
      database.dataDir,
      `update outbox set status = 'sent', sent_at = '${at}' where ${isAbout('Sent')};
       update outbox set status = 'dead' where ${isAbout('Dead')};
       update outbox set status = 'sent', sent_at = '${at}', kind = 'answer' where ${isAbout('Answered')};
       update messages set delete_after = '9999'; delete from submissions`,
    );
    database.clock.advance(30 * DAY_MS - MINUTE_MS);
    expect(await run()).toEqual(NOTHING_PURGED);
    database.clock.advance(MINUTE_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, mails: 1 });
    database.clock.advance(150 * DAY_MS - MINUTE_MS);
    expect(await run()).toEqual(NOTHING_PURGED);
    database.clock.advance(MINUTE_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, mails: 1 });
    expect(queryDatabase(database.dataDir, 'select status, kind from outbox order by id')).toEqual([
      { status: 'waiting', kind: 'message' },
      { status: 'sent', kind: 'answer' },
    ]);
  });

  it('lets requests run between its batches', async () => {
    await Promise.all(Array.from({ length: 60 }, () => database.upload({ bytes: pdfOfSize(1_000_000) })));
    database.clock.advance(DAY_MS);
    const purging = run();
    let reads = 0;
    const readRepeatedly = async () => {
      while (database.count('resumes') > 0) {
        await database.db.selectFrom('meta').select('key').execute();
        reads += 1;
        await wait(1);
      }
    };
    await Promise.all([purging, readRepeatedly()]);
    expect((await purging).uploads).toBe(60);
    expect(reads).toBeGreaterThanOrEqual(3);
  });

  describeOn('sqlite', 'reads the bytes of SQLite files')('leaves no byte', () => {
    const CANARY = 'CANARY-51f8';
    const bytes = Buffer.concat([resumes.pdf, Buffer.from(`\n% ${CANARY}\n`.repeat(20_000))]);
    const person = { name: `${CANARY} Person`, email: `${CANARY}@example.com`, phone: CANARY };
    beforeEach(async () => {
      const resumefile = await database.upload({ bytes, client_name: `${CANARY}.pdf`, opening_id: 0 });
      await database.apply({
        ...person,
        resumefile,
        opening_id: 0,
        other_information: CANARY.repeat(400),
      });
      // Not the same file: the erasure of an application takes unclaimed copies of its resume along.
      await database.upload({
        bytes: Buffer.concat([bytes, Buffer.from('%')]),
        client_name: `${CANARY}.pdf`,
      });
      await database.send({ ...person, subject: CANARY, message: CANARY.repeat(800) });
      expect(database.findFilesWith(CANARY)).not.toEqual([]);
      database.clock.advance(180 * DAY_MS);
    });

    it('of deleted records in any file of the data folder', async () => {
      expect(await run()).toMatchObject({ applications: 1, messages: 1, uploads: 1, isLogEmpty: true });
      expect(database.findFilesWith(CANARY)).toEqual([]);
    });
  });
});
