import { randomUUID } from 'node:crypto';
import { oneAtATime } from '../../src/server/platform/database/oneAtATime.ts';
import { openDatabase } from '../../src/server/platform/database/openDatabase.ts';
import { askPostgres } from '../support/postgres/askPostgres.ts';
import { freshDir } from '../support/server.ts';
import { until } from '../support/smtp.ts';

const MINUTE = 60_000;
type OpenedDatabase = Awaited<ReturnType<typeof openDatabase>>;

const LOCKS = "select 1 from pg_locks where locktype = 'advisory'";
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

  it('goes to another one as soon as the process at it has lost its connection', async () => {
    let ended: () => void = () => undefined;
    const over = new Promise<void>((done) => (ended = done));
    const running = oneAtATime({ db: here.db, name: 'killed' }, () => over)(forEver).catch(() => undefined);
    let runs = 0;
    const next = oneAtATime({ db: there.db, name: 'killed' }, async () => void (runs += 1));
    await until(() => askPostgres({ name, text: LOCKS }).rows.length === 1, 'the lock');
    await next(forEver);
    expect(runs).toBe(0);
    askPostgres({ name, text: `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'` });
    await until(async () => {
      await next(forEver);
      return runs > 0;
    }, 'the next run');
    ended();
    await running;
  });
});
