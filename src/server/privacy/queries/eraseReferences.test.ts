import { setImmediate as letOthersRun } from 'node:timers/promises';
import { openTestDatabase } from '../../../../tests/support/testDatabase.ts';
import { eraseReferences } from './eraseReferences.ts';

it('deletes an application with its resume, emails, and the idempotency keys of form and upload', async () => {
  const database = await openTestDatabase();
  const resumefile = await database.upload({ key: 'key-of-the-upload' });
  const reference = await database.apply({ resumefile, key: 'key-of-the-applicant' });
  const kinds = ['applications', 'resumes', 'outbox', 'submissions'] as const;
  expect(kinds.map(database.count)).toEqual([1, 1, 2, expect.any(Number)]);
  expect(database.count('submissions')).toBeGreaterThan(1);
  const request = { applications: [reference ?? ''], actor: 'ada', reason: 'erased' } as const;
  await eraseReferences({ db: database.db, dataDir: database.dataDir, clock: database.clock.now }, request);
  expect(kinds.map(database.count)).toEqual([0, 0, 0, 0]);
  await database.close();
});

it('answers others between two records', async () => {
  const database = await openTestDatabase();
  const { db, dataDir, clock } = database;
  const references: string[] = [];
  for (const name of ['a', 'b', 'c'])
    references.push((await database.apply({ email: `${name}@example.com` })) ?? '');
  let isErasing = true;
  const request = { applications: references, actor: 'ada', reason: 'erased' } as const;
  const erasing = eraseReferences({ db, dataDir, clock: clock.now }, request).finally(
    () => (isErasing = false),
  );
  const seen = new Set<number>();
  while (isErasing) {
    seen.add((await db.selectFrom('applications').select('id').execute()).length);
    await letOthersRun();
  }
  expect(await erasing).toMatchObject({ applications: 3, resumes: 3 });
  expect([...seen]).toEqual(expect.arrayContaining([2, 1]));
  await database.close();
});
