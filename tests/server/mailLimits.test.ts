import { applicationRepository } from '../../src/server/applications/queries/applicationRepository.ts';
import { withdrawalRepository } from '../../src/server/applications/withdrawal/withdrawalRepository.ts';
import { alertRepository } from '../../src/server/openings/alerts/alertRepository.ts';
import { makeEraser } from '../../src/server/privacy/repeatErasures.ts';
import { queryDatabase } from '../support/server.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const HOUR_MS = 3_600_000;
const KINDS = ['receipt', 'withdrawal', 'alertLink'] as const;

/** Makes a stranger who can cause every kind of email to somebody else's address. */
const makeStranger = (database: TestDatabase, email = 'victim@example.com') => {
  const clock = database.clock.now;
  const erase = makeEraser({ db: database.db, dataDir: database.dataDir, clock });
  const withdrawals = withdrawalRepository({ db: database.db, erase, clock });
  const alerts = alertRepository({ db: database.db, erase, clock, durationDays: 730 });
  let applicationNumber = 0;
  return {
    apply: () => {
      applicationNumber += 1;
      return database.apply({
        email: applicationNumber % 2 ? email : email.toUpperCase(),
        other_information: `No. ${applicationNumber}`,
      });
    },
    requestLink: async (reference: string) => {
      const application = await applicationRepository(database.db).find(reference);
      if (!application) throw new Error('The application is missing');
      return withdrawals.request(application);
    },
    requestAlert: () => alerts.request({ email, listQuery: '' }),
    listMails: () =>
      queryDatabase<{ kind: string }>(
        database.dataDir,
        `select kind from outbox where lower(recipient) = '${email}'`,
      ).map(({ kind }) => kind),
  };
};

/** Causes as many emails as a stranger can, in a given order of kinds, an hour apart. */
const causeEmails = async (database: TestDatabase, order: readonly (typeof KINDS)[number][]) => {
  const stranger = makeStranger(database);
  const references: string[] = [];
  const actions = {
    receipt: async () => {
      for (let count = 0; count < 12; count += 1) references.push((await stranger.apply()) ?? '');
    },
    withdrawal: async () => {
      if (references.length === 0) references.push((await stranger.apply()) ?? '');
      for (const reference of references)
        for (let count = 0; count < 3; count += 1) await stranger.requestLink(reference);
    },
    alertLink: async () => {
      for (let count = 0; count < 5; count += 1) await stranger.requestAlert();
    },
  };
  for (const each of order) {
    await actions[each]();
    database.clock.advance(HOUR_MS);
  }
  return stranger;
};

describe('somebody else’s email address', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  it.each([
    [['receipt', 'withdrawal', 'alertLink']],
    [['alertLink', 'receipt', 'withdrawal']],
    [['withdrawal', 'alertLink', 'receipt', 'withdrawal', 'receipt']],
  ] as const)('gets at most fifteen emails a day from %j', async (order) => {
    const { listMails } = await causeEmails(database, order);
    expect(listMails()).toHaveLength(15);
    for (const kind of KINDS)
      expect(listMails().filter((each) => each === kind).length).toBeLessThanOrEqual(10);
    // The applications are stored anyway.
    expect(database.count('applications')).toBeGreaterThanOrEqual(12);
  });
});
