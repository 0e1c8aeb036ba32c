import { saveGeneralOpening } from '../../src/server/openings/queries/initialOpenings.ts';
import { applicationRepository } from '../../src/server/applications/queries/applicationRepository.ts';
import { deskApplicationQueries } from '../../src/server/desk/queries/applications.ts';
import { deskMessageQueries } from '../../src/server/desk/queries/messages.ts';
import { startQueries } from '../../src/server/desk/queries/start.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { DAY_MS } from './nothingPurged.ts';

it('hides what has expired from the public and at the desk, and the desk says that its deletion waits', async () => {
  const database = await openTestDatabase();
  await saveGeneralOpening(database.db);
  const { db, clock } = database;
  // Without an opening, the period begins with the receipt.
  const apply = async (email: string) =>
    String(
      await database.apply({ email, opening_id: 0, resumefile: await database.upload({ opening_id: 0 }) }),
    );
  const expired = await apply('ada@example.com');
  const message = await database.send();
  clock.advance(179 * DAY_MS);
  const kept = await apply('grace@example.com');
  clock.advance(3 * DAY_MS);
  const find = (reference: string) => applicationRepository(db, { clock: clock.now }).find(reference);
  expect([await find(expired), (await find(kept))?.reference]).toEqual([undefined, kept]);

  const desk = deskApplicationQueries(db, clock.now);
  const viewer = { id: 1, role: 'admin' } as const;
  const page = { sort: 'received', order: 'desc', limit: 10, offset: 0 } as const;
  for (const sort of ['received', 'name', 'status'] as const) {
    const { items, counts } = await desk.list({ words: [] }, { ...page, sort }, viewer);
    expect(items.map(({ reference }) => reference)).toEqual([kept]);
    expect([counts.total, counts.all]).toEqual([1, 1]);
  }
  expect(await desk.listIds({ words: [] }, page, viewer)).toHaveLength(1);
  expect([await desk.find(expired, viewer), (await desk.find(kept, viewer))?.reference]).toEqual([
    undefined,
    kept,
  ]);

  const messages = deskMessageQueries(db, clock.now);
  expect(await messages.list({ words: [] }, page)).toMatchObject({ items: [], total: 0, counts: { all: 0 } });
  expect(await messages.find(message)).toBeUndefined();
  const start = await startQueries(db, clock.now).read({ replyWithinDays: 10, hasMail: true, viewer });
  expect(start.overdue).toBe(2);
  await database.close();
});
