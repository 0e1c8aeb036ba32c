import { storeApplication } from '../../../../tests/support/storeApplication.ts';
import { openDatabase } from '../../../../tests/support/openDatabase.ts';
import { freshDir } from '../../../../tests/support/server.ts';
import { makeEraser } from '../../privacy/repeatErasures.ts';
import { applicationRepository } from '../queries/applicationRepository.ts';
import { withdrawalRepository } from './withdrawalRepository.ts';

it('sends the emails of a withdrawal once, even if it is repeated concurrently or later', async () => {
  const dataDir = freshDir();
  const { reference } = await storeApplication(dataDir);
  const { db, close } = await openDatabase({ dataDir });
  const withdrawals = withdrawalRepository({ db, erase: makeEraser({ db, dataDir }) });
  const application = await applicationRepository(db).find(reference);
  if (!application) throw new Error('The application is missing');
  const withdraw = () => withdrawals.withdraw(application, { hasMail: true });
  await Promise.all([withdraw(), withdraw()]);
  await withdraw();
  const mails = await db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('kind').execute();
  expect(mails).toEqual([
    { kind: 'withdrawn', recipient: application.email },
    { kind: 'withdrawnNotice', recipient: null },
  ]);
  const audit = db.selectFrom('audit').select('action').where('action', '=', 'application.withdrawn');
  expect(await audit.execute()).toHaveLength(1);
  expect(await withdrawals.request(application)).toBe(true);
  expect(await db.selectFrom('outbox').selectAll().execute()).toHaveLength(2);
  await close();
});

it('tells the staff mailbox neither the title of a limited opening nor who withdrew', async () => {
  const dataDir = freshDir();
  const { reference, openingId } = await storeApplication(dataDir);
  const { db, close } = await openDatabase({ dataDir });
  await db.updateTable('openings').set({ is_limited: 1 }).where('id', '=', openingId).execute();
  const application = await applicationRepository(db).find(reference);
  if (!application) throw new Error('The application is missing');
  await withdrawalRepository({ db, erase: makeEraser({ db, dataDir }) }).withdraw(application, {
    hasMail: true,
  });
  const notice = await db
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('kind', '=', 'withdrawnNotice')
    .executeTakeFirstOrThrow();
  expect(notice.subject).toBe(`Withdrawn: ${reference}`);
  expect(notice.body).toMatch(new RegExp(`^Application ${reference} was withdrawn`));
  for (const secret of [application.job_title, application.name]) expect(notice.body).not.toContain(secret);
  await close();
});

it('sends at most ten links a day to one email address, however many applications it has', async () => {
  const dataDir = freshDir();
  const references: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    references.push(
      (await storeApplication(dataDir, { text: { name, email: 'Ada@example.com' } })).reference,
    );
  const { db, close } = await openDatabase({ dataDir });
  let now = Date.now();
  const clock = () => new Date(now);
  const withdrawals = withdrawalRepository({ db, erase: makeEraser({ db, dataDir }), clock });
  const requestLink = async (reference: string) => {
    const application = await applicationRepository(db).find(reference);
    if (!application) throw new Error('The application is missing');
    return withdrawals.request(application);
  };
  const results: boolean[] = [];
  for (const reference of references)
    for (let round = 0; round < 3; round += 1) results.push(await requestLink(reference));
  expect(results.filter(Boolean)).toHaveLength(10);
  now += 25 * 3_600_000;
  expect(await requestLink(references[0] ?? '')).toBe(true);
  await close();
});
