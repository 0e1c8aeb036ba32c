import { startServer, queryDatabase, type TestServer } from '../support/server.ts';
import { runHere } from '../support/staff.ts';
import { openStore } from '../support/store.ts';
import { vitalsCounts } from '../../src/server/upkeep/vitals/vitalsCounts.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';

const VALUES = { LCP: 980, INP: 40, CLS: 0.002, FCP: 980, TTFB: 120 };

const report = (server: TestServer, body: unknown) =>
  fetch(`${server.url}/vitals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Telltale/1.0' },
    body: JSON.stringify(body),
  });

const measuring = (env: Record<string, string> = {}) =>
  startServer({ DIST_DIR: fakeDist({ settings: { vitalsPercent: 100 } }), ...env });

describe('reports of real visits', () => {
  it('are counted, kept without a word of who it was, and shown by kind of page', async () => {
    const server = await measuring();
    for (const LCP of [900, 950, 980, 4000]) {
      const { status } = await report(server, { kind: 'home', values: { ...VALUES, LCP } });
      expect(status).toBe(204);
    }
    await report(server, { kind: 'job', values: { TTFB: 12 } });
    await server.stop();
    const rows = queryDatabase<{ day: string; kind: string }>(server.dataDir, 'select * from vitals');
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['bucket', 'count', 'day', 'kind', 'vital']);
    expect(server.output().stderr).not.toMatch(/Telltale/);

    const { code, stdout } = await runHere(['vitals', '--format', 'json'], server.dataDir);
    expect(code).toBe(0);
    const [home, job] = JSON.parse(stdout) as Record<string, unknown>[];
    expect(home).toMatchObject({ kind: 'home', visits: 4 });
    expect(Math.abs(Number(home?.['LCP']) - 980)).toBeLessThan(25);
    expect(job).toMatchObject({ kind: 'job', visits: 1, LCP: null });
  });

  it('are refused where they are anything else', async () => {
    const server = await measuring();
    const bad = [
      { kind: 'nowhere', values: VALUES },
      { kind: 'home', values: { LCP: -1 } },
      { kind: 'home', values: { LCP: '980' } },
      { kind: 'home', values: { LCP: 1e9 } },
      { kind: 'home', values: { page: 1 } },
      { kind: 'home', values: VALUES, visitor: 'ada' },
      { kind: 'home'.repeat(500), values: VALUES },
      [],
    ];
    const statuses = await Promise.all(bad.map(async (body) => (await report(server, body)).status));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 413, 400]);
    await server.stop();
    expect(queryDatabase(server.dataDir, 'select * from vitals')).toEqual([]);
  });

  it('of one address beyond three hundred in ten minutes are refused', async () => {
    const server = await measuring();
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < 310; sent += 1) {
      const { status } = await report(server, { kind: 'home', values: { TTFB: 1 } });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 204: 300, 429: 10 });
    await server.stop();
  });

  it('have no address where no visits are measured', async () => {
    const server = await startServer({ DIST_DIR: fakeDist() });
    expect((await report(server, { kind: 'home', values: VALUES })).status).toBe(404);
    await server.stop();
    const { stdout } = await runHere(['vitals'], server.dataDir);
    expect(stdout).toMatch(/No visit was measured/);
  });
});

describe('the counts of visits', () => {
  it('wait for a database that cannot be written, add up, and go after ninety days', async () => {
    const store = await openStore();
    const counts = vitalsCounts(store.db, store.clock.now);
    const held = () =>
      queryDatabase<{ day: string; count: number }>(
        store.dataDir,
        'select day, count from vitals order by day',
      );
    counts.count({ kind: 'home', values: { LCP: 980 } });
    changeDatabase(store.dataDir, 'alter table vitals rename to elsewhere');
    await expect(counts.flush()).rejects.toThrow(/no such table|42P01/);
    changeDatabase(store.dataDir, 'alter table elsewhere rename to vitals');
    counts.count({ kind: 'home', values: { LCP: 980 } });
    await counts.flush();
    counts.count({ kind: 'home', values: { LCP: 980 } });
    await counts.flush();
    expect(held().map(({ count }) => count)).toEqual([3]);
    store.clock.advance(91 * 86_400_000);
    counts.count({ kind: 'home', values: { LCP: 980 } });
    await counts.flush();
    expect(held().map(({ count }) => count)).toEqual([1]);
    await store.close();
  });
});
