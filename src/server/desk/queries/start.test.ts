import { openStore } from '../../../../tests/support/store.ts';
import { startQueries } from './start.ts';

it('shows the interviews of the next seven days, the soonest first', async () => {
  const { db, clock, apply, close } = await openStore();
  for (const day of ['19', '26', '21', '28']) {
    const reference = (await apply({ email: `${day}@example.com` })) ?? '';
    const set = { status: 'interview', interview_at: `2026-11-${day}T09:00:00.000Z` } as const;
    await db.updateTable('applications').set(set).where('reference', '=', reference).execute();
  }
  const { interviews } = await startQueries(db, clock.now).read({ replyWithinDays: 5, hasMail: true });
  expect(interviews.map(({ at }) => at.slice(8, 10))).toEqual(['21', '26']);
  await close();
});
