import { openTestDatabase } from '../../../../tests/support/testDatabase.ts';
import { openingRepository } from './openingRepository.ts';
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

it('changes the version with an opening that visitors see, and not with a draft', async () => {
  const { db, clock, close } = await openTestDatabase();
  const openings = openingRepository(db, clock.now);
  const actor = 'ada@example.com';
  const text = {
    job_title: 'Cook',
    company_name: 'Quillmere',
    location: 'Oslo',
    description: '',
    requirements: [],
  };
  const changes = async (act: () => Promise<unknown>): Promise<boolean> => {
    const before = await readOpeningsVersion(db, clock.now());
    await act();
    return (await readOpeningsVersion(db, clock.now())) !== before;
  };
  const add = (options: { isDraft?: boolean }) => openings.add(text, { actor, ...options });
  const { id } = await add({ isDraft: true });
  const draft = await add({ isDraft: true });
  expect(await changes(() => openings.addDrafts([text, text], { actor }))).toBe(false);
  expect(await changes(() => openings.edit(id, { description: 'Cook.' }, { actor }))).toBe(false);
  expect(await changes(() => openings.remove(draft.id, { actor }))).toBe(false);
  expect(await changes(() => openings.publish(id, { actor }))).toBe(true);
  expect(await changes(() => openings.edit(id, { description: 'Bake.' }, { actor }))).toBe(true);
  expect(await changes(() => openings.close(id, { actor }))).toBe(true);
  expect(await changes(() => openings.reopen(id, { actor }))).toBe(true);
  expect(await changes(() => openings.remove(id, { actor }))).toBe(true);
  const future = { actor, publish_at: '2999-01-01T00:00:00.000Z' };
  const { id: later } = await add({ isDraft: true });
  expect(await changes(() => openings.publish(later, future))).toBe(true);
  expect(await changes(() => openings.unschedule(later, { actor }))).toBe(true);
  expect(await changes(() => add({}))).toBe(true);
  await close();
});
