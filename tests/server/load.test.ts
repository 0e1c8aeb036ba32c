import { compare } from '../faults/compare.ts';
import { flood } from '../load/flood.ts';
import { hold, type Slowness } from '../load/held.ts';
import { mixed } from '../load/mixed.ts';
import { probe } from '../load/probe.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { fakeDist } from './fakeDist.ts';

/** Far above what it takes by itself: other tests run beside it. `npm run test:load` measures. */
const PATIENCE_MS = 3000;

describe('the server under load', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer({ DIST_DIR: fakeDist(), LOG_LEVEL: 'silent' });
  });
  afterEach(() => server.stop());

  it.each<Slowness>(['headers', 'bodies', 'readers'])(
    'answers others while 200 connections with slow %s are held',
    async (kind) => {
      const letGo = await hold(server.url, kind, 200);
      const { bad, slowest } = await probe(server.url, ['/healthz', '/career.php'], 1000);
      letGo();
      expect(bad).toEqual([]);
      expect(slowest).toBeLessThan(PATIENCE_MS);
    },
  );

  it('loses nothing of a mixed load and refuses nobody', async () => {
    const load = { ms: 3000, senders: 4, readers: 0, mostBytes: 50_000 };
    const { entries, faults } = await mixed(server, load);
    await server.stop();
    const { applications, lost, doubled, changed } = compare(server.dataDir, entries);
    expect([faults, lost, doubled, changed]).toEqual([[], [], [], []]);
    expect(applications).toBeGreaterThan(0);
  });
});

describe('a flood of one client', () => {
  it('is answered 429 before its bodies are sent', async () => {
    const server = await startServer({ RATE_LIMIT_UPLOADS: '1', RATE_LIMIT_APPLICATIONS: '1' });
    await flood(server.url, 2);
    expect(await flood(server.url, 40)).toBe(40);
    await server.stop();
  });
});
