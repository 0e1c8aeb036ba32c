import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_PERIODS } from '../../src/server/platform/settings/periods.ts';
import { purge, type PurgeReport } from '../../src/server/privacy/retention/purge.ts';
import { describeOn } from '../support/engine.ts';
import { pdfOfSize, resumes } from '../support/resumes.ts';
import { queryDatabase } from '../support/server.ts';
import { openStore, type Store } from '../support/store.ts';
import { changeDatabase } from './changeDatabase.ts';
import { DAY_MS, MINUTE_MS, NOTHING_PURGED } from './nothingPurged.ts';

describe('retention', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
  });
  afterEach(() => store.close());

  const run = (signal = new AbortController().signal): Promise<PurgeReport> =>
    purge({ db: store.db, dataDir: store.dataDir, periods: DEFAULT_PERIODS, now: store.clock.now(), signal });

  it('deletes an application with everything that belongs to it when it expires, not a minute earlier', async () => {
    const reference = await store.apply({ key: 'key-of-the-applicant' });
    await store.upload({ key: 'key-of-the-upload' });
    await store.apply({ name: 'Kept', email: 'kept@example.com', consent: '2026-11' });
    changeDatabase(
      store.dataDir,
      `insert into notes (reference, at, actor, text) values ('${reference}', '', '', 'Tall')`,
    );
    store.clock.advance(180 * DAY_MS - MINUTE_MS);
    expect(await run()).toMatchObject({ applications: 0 });
    expect(store.count('applications')).toBe(2);

    store.clock.advance(MINUTE_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, applications: 1 });
    expect(queryDatabase(store.dataDir, 'select name from applications')).toEqual([{ name: 'Kept' }]);
    expect([store.count('resumes'), store.count('outbox'), store.count('submissions')]).toEqual([1, 2, 0]);
    expect(queryDatabase(store.dataDir, 'select * from notes')).toEqual([]);
    store.clock.advance(550 * DAY_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, applications: 1 });
  });

  it('deletes a message when it expires', async () => {
    await store.send();
    store.clock.advance(180 * DAY_MS - MINUTE_MS);
    expect(await run()).toMatchObject({ messages: 0 });
    store.clock.advance(MINUTE_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, messages: 1 });
    expect([store.count('messages'), store.count('outbox')]).toEqual([0, 0]);
  });

  it('deletes uploads that nobody claimed for a day, with their keys, and none that was claimed', async () => {
    await store.upload({ key: 'key-of-the-first-upload' });
    const resumefile = await store.upload({ key: 'key-of-the-second-upload' });
    store.clock.advance(DAY_MS - MINUTE_MS);
    expect(await run()).toEqual(NOTHING_PURGED);
    expect(await store.apply({ resumefile, key: 'key-of-the-applicant' })).toEqual(expect.any(String));
    store.clock.advance(MINUTE_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, uploads: 1 });
    expect(queryDatabase(store.dataDir, 'select stored_name from resumes')).toEqual([
      { stored_name: resumefile },
    ]);
    const own = "select key from submissions where key not like 'content-%' order by key";
    expect(queryDatabase(store.dataDir, own)).toEqual([
      { key: 'key-of-the-applicant' },
      { key: 'key-of-the-second-upload' },
    ]);
  });

  it('never leaves half an application that is submitted at the same time', async () => {
    const names = await Promise.all(Array.from({ length: 30 }, () => store.upload()));
    store.clock.advance(DAY_MS);
    const apply = (resumefile: string, at: number) => store.apply({ resumefile, email: `${at}@example.com` });
    const [report, ...references] = await Promise.all([run(), ...names.map(apply)]);
    const stored = references.filter((reference) => reference !== undefined).length;
    expect(report.uploads + stored).toBe(30);
    expect([store.count('resumes'), store.count('applications')]).toEqual([stored, stored]);
  });

  it('deletes keys that the server made after a day, and those of clients after two', async () => {
    await store.send();
    await store.send({ subject: 'With a key', key: 'key-of-the-message' });
    store.clock.advance(DAY_MS + MINUTE_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, keys: 2 });
    expect(queryDatabase(store.dataDir, 'select key from submissions')).toEqual([
      { key: 'key-of-the-message' },
    ]);
    store.clock.advance(DAY_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, keys: 1 });
    expect(store.count('messages')).toBe(2);
  });

  it('deletes sent emails after 30 days, dead letters with the messages, but no waiting emails or recruiters’ answers', async () => {
    for (const subject of ['Sent', 'Dead', 'Waiting', 'Answered']) await store.send({ subject });
    const at = store.clock.now().toISOString();
    changeDatabase(
      store.dataDir,
      `update outbox set status = 'sent', sent_at = '${at}' where subject like '%Sent';
       update outbox set status = 'dead' where subject like '%Dead';
       update outbox set status = 'sent', sent_at = '${at}', kind = 'answer' where subject like '%Answered';
       update messages set delete_after = '9999'; delete from submissions`,
    );
    store.clock.advance(30 * DAY_MS - MINUTE_MS);
    expect(await run()).toEqual(NOTHING_PURGED);
    store.clock.advance(MINUTE_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, mails: 1 });
    store.clock.advance(150 * DAY_MS - MINUTE_MS);
    expect(await run()).toEqual(NOTHING_PURGED);
    store.clock.advance(MINUTE_MS);
    expect(await run()).toEqual({ ...NOTHING_PURGED, mails: 1 });
    expect(queryDatabase(store.dataDir, 'select status, kind from outbox order by id')).toEqual([
      { status: 'waiting', kind: 'message' },
      { status: 'sent', kind: 'answer' },
    ]);
  });

  it('lets requests run between its batches', async () => {
    await Promise.all(Array.from({ length: 60 }, () => store.upload({ bytes: pdfOfSize(1_000_000) })));
    store.clock.advance(DAY_MS);
    const purging = run();
    let reads = 0;
    const readRepeatedly = async () => {
      while (store.count('resumes') > 0) {
        await store.db.selectFrom('meta').select('key').execute();
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
      const resumefile = await store.upload({ bytes, client_name: `${CANARY}.pdf` });
      await store.apply({ ...person, resumefile, other_information: CANARY.repeat(400) });
      await store.upload({ bytes, client_name: `${CANARY}.pdf` });
      await store.send({ ...person, subject: CANARY, message: CANARY.repeat(800) });
      expect(store.findFilesWith(CANARY)).not.toEqual([]);
      store.clock.advance(180 * DAY_MS);
    });

    it('of deleted records in any file of the data folder', async () => {
      expect(await run()).toMatchObject({ applications: 1, messages: 1, uploads: 1, isLogEmpty: true });
      expect(store.findFilesWith(CANARY)).toEqual([]);
    });
  });
});
