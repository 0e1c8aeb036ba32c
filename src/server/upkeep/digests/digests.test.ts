import { storeApplication } from '../../../../tests/support/application.ts';
import { sampleMessage as message } from '../../../../tests/support/sampleMessage.ts';
import { freshDir } from '../../../../tests/support/server.ts';
import { testClock } from '../../../../tests/support/testClock.ts';
import { messageRepository } from '../../messages/queries/messageRepository.ts';
import { openingRepository } from '../../openings/queries/openingRepository.ts';
import { openDatabase } from '../../../../tests/support/openDatabase.ts';
import { lastDailyDue, lastWeeklyDue } from './digestTimes.ts';
import { queueDaily, queueWeekly } from './queueDigests.ts';
import { startDigests } from './startDigests.ts';

const opening = {
  job_title: 'Network Engineer',
  company_name: 'Quillmere',
  location: 'London',
  description: 'Work',
  requirements: [],
};

/** A database with an opening that closes on a day, and what is needed to fill it. */
const makeHouse = async (closing_date: string | null = null) => {
  const dataDir = freshDir();
  const { db, close } = await openDatabase({ dataDir });
  const { id } = await openingRepository(db).add({ ...opening, closing_date }, { actor: 'ada' });
  return {
    db,
    close,
    apply: (at: string, email = 'grace@example.com') =>
      storeApplication(dataDir, { openingId: id, clock: () => new Date(at), text: { email } }),
    write: (at: string) => messageRepository(db, { clock: () => new Date(at) }).submit(message),
    digests: () =>
      db
        .selectFrom('outbox')
        .select(['kind', 'subject', 'body', 'message_id'])
        .where('message_id', 'like', '%ly-%')
        .orderBy('id')
        .execute(),
  };
};

describe('the times of digests', () => {
  it.each([
    ['2026-11-20T05:59:59.999Z', '2026-11-19', '2026-11-16'],
    ['2026-11-20T06:00:00.000Z', '2026-11-20', '2026-11-16'],
    ['2026-11-23T05:00:00.000Z', '2026-11-22', '2026-11-16'],
    ['2026-11-23T06:00:00.000Z', '2026-11-23', '2026-11-23'],
    ['2026-11-22T23:00:00.000Z', '2026-11-22', '2026-11-16'],
  ])('at %s the daily one was due on %s, the weekly one on %s', (now, daily, weekly) => {
    expect(lastDailyDue(new Date(now)).toISOString()).toBe(`${daily}T06:00:00.000Z`);
    expect(lastWeeklyDue(new Date(now)).toISOString()).toBe(`${weekly}T06:00:00.000Z`);
  });
});

describe('the daily digest', () => {
  it('tells once a day what is new, without a word of anybody', async () => {
    const house = await makeHouse();
    await house.apply('2026-11-19T10:00:00.000Z');
    await house.apply('2026-11-20T05:00:00.000Z', 'ada@example.com');
    await house.write('2026-11-20T05:00:00.000Z');
    expect(await queueDaily(house.db, new Date('2026-11-20T06:01:00Z'))).toBe(2);
    await house.apply('2026-11-20T12:00:00.000Z', 'li@example.com');
    expect(await queueDaily(house.db, new Date('2026-11-20T23:00:00Z'))).toBe(0);
    const mails = await house.digests();
    expect(mails.map(({ kind, subject, message_id }) => [kind, subject, message_id])).toEqual([
      ['digest', 'Quillmere: 2 new applications', '<daily-2026-11-20-digest@quillmere.example>'],
      ['message', 'Quillmere: 1 new message', '<daily-2026-11-20-message@quillmere.example>'],
    ]);
    expect(mails[0]?.body).toContain('  2  for 1 Network Engineer\n');
    expect(JSON.stringify(mails)).not.toMatch(/grace|hopper|ada@/i);
    await house.close();
  });

  it('goes on where the last one ended, also after days without a server', async () => {
    const house = await makeHouse();
    await queueDaily(house.db, new Date('2026-11-20T06:01:00Z'));
    await house.apply('2026-11-20T06:00:30.000Z');
    await house.apply('2026-11-20T06:02:00.000Z', 'ada@example.com');
    expect(await queueDaily(house.db, new Date('2026-11-24T12:00:00Z'))).toBe(1);
    expect((await house.digests()).map(({ subject }) => subject)).toEqual(['Quillmere: 1 new application']);
    await house.close();
  });

  it('is not sent when nothing is new', async () => {
    const house = await makeHouse();
    expect(await queueDaily(house.db, new Date('2026-11-20T06:01:00Z'))).toBe(0);
    expect(await house.digests()).toEqual([]);
    await house.close();
  });
});

describe('the weekly digest', () => {
  const mondays = ['2026-11-16T07:00:00Z', '2026-11-23T07:00:00Z'].map((at) => new Date(at));

  it('tells on Monday of unread applications and of openings about to close, once', async () => {
    const house = await makeHouse('2026-11-30');
    await house.apply('2026-11-10T10:00:00.000Z');
    for (const monday of mondays) await queueWeekly(house.db, monday);
    expect(await queueWeekly(house.db, new Date('2026-11-24T07:00:00Z'))).toBe(0);
    const [mail, ...others] = await house.digests();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'digest',
      subject: 'Quillmere: 1 unread application, 1 opening about to close',
      message_id: '<weekly-2026-11-23-digest@quillmere.example>',
    });
    expect(mail?.body).toContain('  1  for 1 Network Engineer\n');
    expect(mail?.body).toContain('  2026-11-30  1 Network Engineer\n');
    await house.close();
  });

  it('leaves out what was read, what closes later, and itself when nothing is left', async () => {
    const house = await makeHouse('2026-12-01');
    await house.apply('2026-11-10T10:00:00.000Z');
    await house.db.updateTable('applications').set({ read_at: '2026-11-11T10:00:00.000Z' }).execute();
    for (const monday of mondays) await queueWeekly(house.db, monday);
    expect(await house.digests()).toEqual([]);
    await house.close();
  });
});

describe('the digests of a server', () => {
  it.each(['daily', 'immediate'] as const)('are queued by themselves: %s', async (notify) => {
    const house = await makeHouse();
    await house.apply('2026-11-20T05:00:00.000Z');
    const clock = testClock('2026-11-20T09:59:50.000Z');
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    let queued = 0;
    const running = startDigests({ db: house.db, clock, log, notify, mailQueued: () => (queued += 1) });
    clock.advance(10_000);
    await running.close();
    expect((await house.digests()).map(({ message_id }) => message_id)).toEqual(
      notify === 'daily' ? ['<daily-2026-11-20-digest@quillmere.example>'] : [],
    );
    expect(queued).toBe(notify === 'daily' ? 1 : 0);
    await house.close();
  });
});
