import { openTestDatabase } from '../../../../tests/support/testDatabase.ts';
import { readOpeningsVersion } from './openingStatus.ts';

it('changes the version when a scheduled opening is due and when the day ends', async () => {
  const { db, clock, close } = await openTestDatabase();
  await db
    .updateTable('openings')
    .set({ publish_at: '2026-11-20T11:00:00.000Z' })
    .where('id', '=', 1)
    .execute();
  const versions: string[] = [];
  // At 10:00 and just before 11:00, when it is due; before and after midnight.
  for (const minutes of [0, 59.9, 0.1, 12 * 60, 60]) {
    clock.advance(minutes * 60_000);
    versions.push(await readOpeningsVersion(db, clock.now()));
  }
  const [first, , due, , last] = versions;
  expect(versions).toEqual([first, first, due, due, last]);
  expect(new Set(versions).size).toBe(3);
  await close();
});
