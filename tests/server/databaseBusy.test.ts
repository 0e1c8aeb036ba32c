import Database from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { countStored, startServer, type TestServer } from '../support/server.ts';
import { makeApplication, fetchFrom, post, uploadPdf } from './client.ts';

/** Number of page requests while the database is busy. */
const PAGE_REQUESTS = 15;
const PAUSE_MS = 100;

describe('while another process is writing to the database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  }, 60_000);
  afterAll(() => server.stop());

  it('pages are served at once, and an application is stored afterwards', async () => {
    const resumefile = await uploadPdf(server);
    const blocker = new Database(join(server.dataDir, 'site.db'));
    blocker.exec('begin immediate');
    let status: number | undefined;
    const applying = post(server, '/career-form.php', makeApplication({ resumefile })).then((response) => {
      status = response.status;
    });
    const pages: number[] = [];
    for (let page = 0; page < PAGE_REQUESTS; page += 1) {
      pages.push((await fetchFrom(server, page % 2 ? '/career.php' : '/healthz')).status);
      await wait(PAUSE_MS);
    }
    expect([status, new Set(pages)]).toEqual([undefined, new Set([200])]);
    blocker.exec('commit');
    blocker.close();
    await applying;
    expect([status, countStored(server.dataDir).applications]).toEqual([200, 1]);
  }, 60_000);

  it('submissions are refused within 5 s with Retry-After, however many wait', async () => {
    const resumefile = await uploadPdf(server);
    const blocker = new Database(join(server.dataDir, 'site.db'));
    blocker.exec('begin immediate');
    const startedAt = performance.now();
    const apply = async () => {
      const email = `${randomUUID()}@example.com`;
      const { status, headers } = await post(
        server,
        '/career-form.php',
        makeApplication({ resumefile, email }),
      );
      return [status, headers.get('retry-after')];
    };
    const first = apply();
    await wait(PAUSE_MS);
    // More than fit into one group commit: processed in groups, the last would wait twice as long.
    const others = Array.from({ length: 70 }, apply);
    const page = await fetchFrom(server, '/career.php');
    const responses = await Promise.all([first, ...others]);
    const seconds = (performance.now() - startedAt) / 1000;
    blocker.exec('commit');
    blocker.close();
    expect(page.status).toBe(200);
    expect(new Set(responses.map(String))).toEqual(new Set(['503,5']));
    expect(seconds).toBeLessThan(7);
    expect((await post(server, '/career-form.php', makeApplication({ resumefile }))).status).toBe(200);
  }, 60_000);
});
