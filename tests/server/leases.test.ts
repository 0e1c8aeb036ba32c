import { randomUUID } from 'node:crypto';
import { oneAtATime } from '../../src/server/platform/database/oneAtATime.ts';
import { openDatabase } from '../../src/server/platform/database/openDatabase.ts';
import { leaseOf } from '../../src/server/platform/database/postgres/lease.ts';
import { askPostgres } from '../support/postgres/askPostgres.ts';
import { freshDir } from '../support/server.ts';
import { until } from '../support/smtp.ts';

const MINUTE = 60_000;
type OpenedDatabase = Awaited<ReturnType<typeof openDatabase>>;

const forEver = new AbortController().signal;

describe('what one process alone does at a time, on PostgreSQL', () => {
  const name = `leases-${randomUUID()}`;
  let here: OpenedDatabase;
  let there: OpenedDatabase;
  beforeAll(async () => {
    const { url: databaseUrl } = askPostgres({ name });
    [here, there] = await Promise.all([
      openDatabase({ dataDir: freshDir(), databaseUrl }),
      openDatabase({ dataDir: freshDir(), databaseUrl }),
    ]);
  }, 2 * MINUTE);
  afterAll(async () => {
    await here.close();
    await there.close();
  });

  it('is one of those that come together, for as long as it goes on', async () => {
    let runs = 0;
    let isOver: () => void = () => undefined;
    const over = new Promise<void>((done) => (isOver = done));
    const task = (db: OpenedDatabase['db']) =>
      oneAtATime({ db, name: 'together' }, async () => {
        runs += 1;
        await over;
      });
    const running = Array.from({ length: 8 }, (_, at) => task(at % 2 ? here.db : there.db)(forEver));
    let ended = 0;
    for (const run of running) void run.then(() => (ended += 1));
    await until(() => ended === running.length - 1, 'the end of those that came second');
    await task(here.db)(forEver);
    expect(runs).toBe(1);
    isOver();
    await Promise.all(running);
    await task(there.db)(forEver);
    expect(runs).toBe(2);
  });

  it('goes to another one a minute after its process was killed, by the clock of the database', async () => {
    const killed = leaseOf(here.db, { name: 'killed', holder: 'a' });
    const next = leaseOf(there.db, { name: 'killed', holder: 'b' });
    expect([await killed.take(), await next.take(), await killed.take()]).toEqual([true, false, true]);
    const [row] = askPostgres({
      name,
      text: "select split_part(value, ' ', 1)::bigint - extract(epoch from now())::bigint as left from meta where key = 'lease killed'",
    }).rows as { left: number }[];
    expect(row?.left).toBeGreaterThan(55);
    expect(row?.left).toBeLessThanOrEqual(61);
    askPostgres({ name, text: "update meta set value = '1 a' where key = 'lease killed'" });
    expect([await next.take(), await killed.take()]).toEqual([true, false]);
    // Whoever has lost it does not give back what is another's.
    await killed.release();
    expect(await killed.take()).toBe(false);
  });

  it('is told to end when it has lost its turn', async () => {
    let wasTold = false;
    await oneAtATime({ db: here.db, name: 'lost', renewMs: 50 }, async (ending) => {
      askPostgres({ name, text: "update meta set value = '9999999999 other' where key = 'lease lost'" });
      await until(() => ending.aborted, 'the end of its turn');
      wasTold = ending.aborted;
    })(forEver);
    expect(wasTold).toBe(true);
  });

  it('is told to end when it cannot know whether it has its turn', async () => {
    const third = await openDatabase({ dataDir: freshDir(), databaseUrl: askPostgres({ name }).url });
    let wasTold = false;
    const running = oneAtATime({ db: third.db, name: 'away', renewMs: 50 }, async (ending) => {
      await third.close();
      await until(() => ending.aborted, 'the end of its turn');
      wasTold = ending.aborted;
    })(forEver);
    await expect(running).rejects.toThrow();
    expect(wasTold).toBe(true);
  });
});
