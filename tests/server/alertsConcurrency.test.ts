import { queueAlerts } from '../../src/server/openings/alerts/queueAlerts.ts';
import { openingSearch } from '../../src/server/openings/queries/openingSearch.ts';
import { addSampleOpenings } from '../../src/server/openings/queries/initialOpenings.ts';
import { openDatabase, type OpenedDatabase } from '../support/openDatabase.ts';
import { freshDir } from '../support/server.ts';

const CONFIRMED_AT = '2020-01-02T10:00:00.000Z';
const NOW = new Date('2999-01-10T10:00:00.000Z');
const hoursFromNow = (hours: number): string => new Date(NOW.getTime() + hours * 3_600_000).toISOString();

const sampleOpening = {
  job_title: 'Welder',
  company_name: 'Acme',
  location: 'Leeds',
  description: 'Work',
  requirements: ['Care'],
};

describe('job alerts sent by two processes at the same time', () => {
  let database: OpenedDatabase;
  beforeEach(async () => {
    database = await openDatabase({ dataDir: freshDir() });
    await addSampleOpenings(database.db, [sampleOpening]);
    await database.db
      .insertInto('alerts')
      .values({
        ...{
          reference: 'ONE',
          email: 'ada@example.com',
          mailbox: 'ada@example.com',
          list_query: '',
          token: 'token',
          links: 1,
        },
        ...{
          link_at: CONFIRMED_AT,
          created_at: CONFIRMED_AT,
          confirmed_at: CONFIRMED_AT,
          notified_at: null,
          notified: '[]',
        },
        delete_after: hoursFromNow(24),
      })
      .execute();
  });
  afterEach(() => database.close());

  /** A finder that runs `meanwhile` after openings are found and before the email is queued. */
  const makeFinder = (meanwhile: () => Promise<unknown> = async () => undefined) => {
    const readVersion = async () => 'same';
    const search = openingSearch({ db: database.db, clock: () => new Date(), readVersion });
    const listByIds = async (ids: readonly number[]) => {
      await meanwhile();
      return search.listByIds(ids);
    };
    return { findIds: search.findIds, listByIds };
  };
  const queue = (finder = makeFinder()) => queueAlerts(database.db, { finder, now: NOW });
  const countMails = async () => (await database.db.selectFrom('outbox').select('kind').execute()).length;
  const setNotifiedAt = (notified_at: string) =>
    database.db.updateTable('alerts').set({ notified_at }).execute();

  it('are queued as one email, even if the other process was first', async () => {
    let queuedByOther = 0;
    const queued = await queue(
      makeFinder(async () => {
        queuedByOther = await queue();
      }),
    );
    expect([queuedByOther, queued, await countMails()]).toEqual([1, 0, 1]);
  });

  it('are not sent if the alert was ended in the meantime', async () => {
    const queued = await queue(makeFinder(() => database.db.deleteFrom('alerts').execute()));
    expect([queued, await countMails()]).toEqual([0, 0]);
  });

  it('are sent at most once in 24 hours, and a last send time beyond that is ignored', async () => {
    await setNotifiedAt(hoursFromNow(-23));
    expect(await queue()).toBe(0);
    await setNotifiedAt(hoursFromNow(23));
    expect(await queue()).toBe(0);
    await setNotifiedAt(hoursFromNow(25));
    expect(await queue()).toBe(1);
  });
});
