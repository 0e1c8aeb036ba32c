import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeOn } from '../support/engine.ts';
import { reservePort } from '../support/reservePort.ts';
import { startExpectingFailure, startServer } from '../support/server.ts';
import { runInProcess } from '../support/staff.ts';
import { applyNow, fetchFrom, makePdfForm, upload } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';

/**
 * SQLite needs more than a second to check this table: it computes a column of each row. It does not evaluate `check`
 * for a reader.
 */
const SLOW_TABLE = `create table slow (n integer,
    computed text not null generated always as (hex(zeroblob(40000 + n))) virtual);
  with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 20000)
  insert into slow (n) select n from numbers`;
const START_TIMEOUT_MS = 90_000;

const describeOnSqlite = describeOn('sqlite', 'PostgreSQL checks its own files');

describeOnSqlite('the check at the start', () => {
  it('opens the port at once, serves pages, and refuses what needs the database; not after a clean shutdown', async () => {
    const port = await reservePort();
    const server = await startServer({ PORT: String(port), DIST_DIR: fakeDist() }, START_TIMEOUT_MS);
    await server.stop();
    // Changed by another program, so it is checked.
    changeDatabase(server.dataDir, SLOW_TABLE);

    /** What visitors get while the server says that it checks its database; nothing if it never says so. */
    const watchStart = async (): Promise<string[]> => {
      let isStarting = true;
      const starting = server.restart().finally(() => (isStarting = false));
      const seen: string[] = [];
      while (isStarting && seen.length === 0) {
        const ready = await fetchFrom(server, '/readyz').catch(() => undefined);
        if (ready?.json['status'] === 'checking') {
          const paths = ['/about_us', '/career.php', '/careers', '/nothing-here'];
          const responses = await Promise.all(paths.map((path) => fetchFrom(server, path)));
          seen.push(
            ...[ready, ...responses].map(
              ({ status, headers }) => `${status} ${headers.get('retry-after') ?? '-'}`,
            ),
          );
        }
        await new Promise((done) => setTimeout(done, 5));
      }
      await starting;
      return seen;
    };

    expect(await watchStart()).toEqual(['503 -', '200 -', '503 5', '503 5', '404 -']);
    expect((await fetchFrom(server, '/readyz')).json).toEqual({ status: 'ready' });
    expect((await fetchFrom(server, '/career.php')).status).toBe(200);
    // Closed cleanly: ready as soon as the port is open.
    expect(await watchStart()).toEqual([]);
    await server.stop();
  }, 240_000);

  it('finds damage after a kill', async () => {
    const server = await startServer();
    await applyNow(server);
    await server.stop('SIGKILL');
    // Closing the database moves its write-ahead log into the file.
    changeDatabase(server.dataDir, 'select 1');
    const file = join(server.dataDir, 'site.db');
    writeFileSync(file, readFileSync(file).fill(0xff, 40 * 4096, 60 * 4096));
    const { code, stderr } = await startExpectingFailure({ DATA_DIR: server.dataDir });
    expect([code, stderr]).toEqual([1, expect.stringContaining('is damaged')]);
  });
});

describeOnSqlite('a database file that is deleted or replaced while the server runs', () => {
  it.each(['deleted', 'replaced'])(
    '%s: nothing is acknowledged, reads go on, and it says why',
    async (how) => {
      const server = await startServer();
      await applyNow(server);
      const file = join(server.dataDir, 'site.db');
      const away = `${file}.away`;
      if (how === 'replaced') copyFileSync(file, away);
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
      if (how === 'replaced') renameSync(away, file);

      expect((await upload(server, makePdfForm())).status).toBe(503);
      expect((await fetchFrom(server, '/career.php')).status).toBe(200);
      const why = 'the database file was deleted or replaced';
      const ready = await fetchFrom(server, '/readyz');
      expect([ready.status, ready.json]).toEqual([503, { status: why }]);
      expect((await fetchFrom(server, '/healthz')).json).toMatchObject({ database: why });
      expect(server.output().stderr).toContain('SQLITE_READONLY_DBMOVED');
      const { code, stdout } = await runInProcess(['doctor'], server.dataDir);
      expect(code).toBe(1);
      expect(stdout).toContain(
        `${file} was deleted or replaced while a server runs: nothing is stored any more`,
      );
      await server.stop();
    },
  );
});
