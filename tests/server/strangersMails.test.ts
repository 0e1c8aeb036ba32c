import { applicationRepository } from '../../src/server/applications/queries/applicationRepository.ts';
import { withdrawalRepository } from '../../src/server/applications/withdrawal/withdrawalRepository.ts';
import { alertRepository } from '../../src/server/openings/alerts/alertRepository.ts';
import { strangersMails } from '../../src/server/outbox/queries/strangersMails.ts';
import { eraser } from '../../src/server/privacy/eraser.ts';
import { queryDatabase } from '../support/server.ts';
import { openStore, type Store } from '../support/store.ts';

const HOUR_MS = 3_600_000;
const KINDS = ['receipt', 'withdrawal', 'alertLink'] as const;

/** An address of somebody else, and everything that a stranger can do with it. */
const strangerOf = (store: Store, email = 'victim@example.com') => {
  const clock = store.clock.now;
  const erase = eraser({ db: store.db, dataDir: store.dataDir, clock });
  const withdrawals = withdrawalRepository({ db: store.db, erase, clock });
  const alerts = alertRepository({ db: store.db, erase, clock, runsDays: 730 });
  let number = 0;
  return {
    apply: () => {
      number += 1;
      return store.apply({
        email: number % 2 ? email : email.toUpperCase(),
        other_information: `No. ${number}`,
      });
    },
    askForLink: async (reference: string) => {
      const application = await applicationRepository(store.db).find(reference);
      if (!application) throw new Error('The application is missing');
      return withdrawals.ask(application);
    },
    askForAlert: () => alerts.ask({ email, asked: `q=${(number += 1)}` }),
    mails: () =>
      queryDatabase<{ kind: string }>(
        store.dataDir,
        `select kind from outbox where lower(recipient) = '${email}'`,
      ).map(({ kind }) => kind),
  };
};

/** As much as a stranger can do within two hours, in an order of theirs. */
const doAll = async (store: Store, order: readonly (typeof KINDS)[number][]) => {
  const stranger = strangerOf(store);
  const references: string[] = [];
  const acts = {
    receipt: async () => {
      for (let each = 0; each < 12; each += 1) references.push((await stranger.apply()) ?? '');
    },
    withdrawal: async () => {
      if (references.length === 0) references.push((await stranger.apply()) ?? '');
      for (const reference of references)
        for (let each = 0; each < 3; each += 1) await stranger.askForLink(reference);
    },
    alertLink: async () => {
      for (let each = 0; each < 5; each += 1) await stranger.askForAlert();
    },
  };
  for (const each of order) {
    await acts[each]();
    store.clock.advance(HOUR_MS);
  }
  return stranger;
};

describe('an address that is not its sender’s', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
  });
  afterEach(() => store.close());

  it.each([
    [['receipt', 'withdrawal', 'alertLink']],
    [['alertLink', 'receipt', 'withdrawal']],
    [['withdrawal', 'alertLink', 'receipt', 'withdrawal', 'receipt']],
  ] as const)('gets at most fifteen mails a day by %j', async (order) => {
    const { mails } = await doAll(store, order);
    expect(mails()).toHaveLength(15);
    for (const kind of KINDS) expect(mails().filter((each) => each === kind).length).toBeLessThanOrEqual(10);
    // What was sent in is stored all the same.
    expect(store.count('applications')).toBeGreaterThanOrEqual(12);
  });

  it('gets them again the day after, and others theirs meanwhile', async () => {
    const stranger = await doAll(store, KINDS);
    const other = strangerOf(store, 'other@example.com');
    await other.apply();
    await other.askForAlert();
    expect(other.mails()).toHaveLength(2);
    store.clock.advance(25 * HOUR_MS);
    const before = stranger.mails().length;
    await stranger.apply();
    await stranger.askForAlert();
    expect(stranger.mails()).toHaveLength(before + 2);
  });

  it('has what was sent counted for a day, and what was not sent not at all', async () => {
    const stranger = strangerOf(store);
    const counted = () =>
      strangersMails(store.db, { email: 'VICTIM@example.com', at: store.clock.now().toISOString() });
    const reference = String(await stranger.apply());
    for (let each = 0; each < 3; each += 1) await stranger.askForLink(reference);
    await stranger.askForAlert();
    expect(await counted()).toEqual({ receipts: 1, withdrawalLinks: 3, alertLinks: 1 });
    // A day later one link is asked for again: those of the day before are over.
    store.clock.advance(30 * HOUR_MS);
    await stranger.askForLink(reference);
    expect(await counted()).toEqual({ receipts: 0, withdrawalLinks: 1, alertLinks: 0 });
    // Nobody is mailed a receipt for what the trap caught.
    await store.apply({ email: 'victim@example.com', other_information: 'trap', isSuspect: true });
    expect((await counted()).receipts).toBe(0);
    // A clock that was ahead: what it wrote down is of a time to come.
    await stranger.apply();
    store.clock.advance(-2 * HOUR_MS);
    expect((await counted()).receipts).toBe(0);
  });
});
