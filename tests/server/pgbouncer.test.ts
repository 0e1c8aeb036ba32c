import { basename } from 'node:path';
import { hasPgbouncer, startPgbouncer } from '../support/postgres/pgbouncer.ts';
import { queryPostgres } from '../support/postgres/queryPostgres.ts';
import { freshDir, startExpectingFailure, startServer } from '../support/server.ts';
import { applyNow, fetchFrom } from './client.ts';

const describeWithPgbouncer = hasPgbouncer() ? describe : describe.skip;
if (!hasPgbouncer()) process.stderr.write('Skipped: pgbouncer is not installed: apt-get install pgbouncer\n');

describeWithPgbouncer('a server behind pgbouncer', () => {
  it('works in session mode', async () => {
    const DATA_DIR = freshDir();
    const pooler = await startPgbouncer(queryPostgres({ name: basename(DATA_DIR) }).url, 'session');
    const server = await startServer({ DATA_DIR, DATABASE_URL: pooler.url });
    expect(await applyNow(server)).toMatchObject({ status: 'received' });
    expect((await fetchFrom(server, '/readyz')).json).toEqual({ status: 'ready' });
    expect(await server.stop()).toBe(0);
    await pooler.stop();
  });

  it('is refused in transaction mode, with a sentence', async () => {
    const DATA_DIR = freshDir();
    const pooler = await startPgbouncer(queryPostgres({ name: basename(DATA_DIR) }).url, 'transaction');
    const { code, stderr } = await startExpectingFailure({ DATA_DIR, DATABASE_URL: pooler.url });
    expect([code, stderr]).toEqual([1, expect.stringContaining('Set pool_mode = session')]);
    await pooler.stop();
  });
});
