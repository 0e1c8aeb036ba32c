import { openStore } from '../../../../tests/support/store.ts';
import { eraseReferences } from './eraseReferences.ts';

it('deletes an application with its resume, emails, and the idempotency keys of form and upload', async () => {
  const store = await openStore();
  const resumefile = await store.upload({ key: 'key-of-the-upload' });
  const reference = await store.apply({ resumefile, key: 'key-of-the-applicant' });
  const kinds = ['applications', 'resumes', 'outbox', 'submissions'] as const;
  expect(kinds.map(store.count)).toEqual([1, 1, 2, expect.any(Number)]);
  expect(store.count('submissions')).toBeGreaterThan(1);
  const request = { applications: [reference ?? ''], actor: 'ada', reason: 'erased' } as const;
  await eraseReferences({ db: store.db, dataDir: store.dataDir, clock: store.clock.now }, request);
  expect(kinds.map(store.count)).toEqual([0, 0, 0, 0]);
  await store.close();
});
