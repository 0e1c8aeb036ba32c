import { openTestDatabase } from '../../../../tests/support/testDatabase.ts';
import { queueMails } from '../../outbox/queries/queueMails.ts';
import { startQueries } from './start.ts';

const DAY_MS = 86_400_000;
const options = { replyWithinDays: 5, hasMail: true, viewer: { id: 1, role: 'admin' } } as const;

it('shows the interviews of the next seven days, soonest first', async () => {
  const { db, clock, apply, close } = await openTestDatabase();
  for (const day of ['19', '26', '21', '28']) {
    const reference = (await apply({ email: `${day}@example.com` })) ?? '';
    const set = { status: 'interview', interview_at: `2026-11-${day}T09:00:00.000Z` } as const;
    await db.updateTable('applications').set(set).where('reference', '=', reference).execute();
  }
  const { interviews } = await startQueries(db, clock.now).read(options);
  expect(interviews.map(({ at }) => at.slice(8, 10))).toEqual(['21', '26']);
  await close();
});

it('shows applications that have waited longer than promised, without suspected spam and answered ones', async () => {
  const { db, clock, apply, close } = await openTestDatabase();
  const reference = await apply({ email: 'old@example.com' });
  await apply({ email: 'spam@example.com', isSuspect: true });
  const answered = (await apply({ email: 'answered@example.com' })) ?? '';
  const mail = { kind: 'answer', subject_reference: answered, recipient: 'answered@example.com' } as const;
  const text = { subject: 'Hello', body: 'Hello', reply_to: null, resume_id: null, message_id: '<1@x>' };
  await queueMails(db, [{ ...mail, ...text }], clock.now().toISOString());
  clock.advance(5 * DAY_MS + 1);
  await apply({ email: 'new@example.com' });
  const { waiting } = await startQueries(db, clock.now).read(options);
  expect(waiting).toMatchObject({ count: 1, items: [{ reference }] });
  await close();
});
