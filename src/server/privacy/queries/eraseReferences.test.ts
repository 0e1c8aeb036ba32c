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
