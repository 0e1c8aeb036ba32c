import Database from 'better-sqlite3';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { countStored, startServer, type TestServer } from '../support/server.ts';
import { applicationWith, ask, post, uploadedName } from './apply.ts';

/** The visitors' pages are asked for so many times while the database is busy. */
const PAGES = 15;
const PAUSE_MS = 100;

describe('while another process is writing to the database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  }, 60_000);
  afterAll(() => server.stop());

  it('pages are answered at once, and an application when the other one is done', async () => {
    const resumefile = await uploadedName(server);
    const other = new Database(join(server.dataDir, 'site.db'));
    other.exec('begin immediate');
    let status: number | undefined;
    const applying = post(server, '/career-form.php', applicationWith({ resumefile })).then((answer) => {
      status = answer.status;
    });
    const pages: number[] = [];
    for (let page = 0; page < PAGES; page += 1) {
      pages.push((await ask(server, page % 2 ? '/career.php' : '/healthz')).status);
      await wait(PAUSE_MS);
    }
    expect([status, new Set(pages)]).toEqual([undefined, new Set([200])]);
    other.exec('commit');
    other.close();
    await applying;
    expect([status, countStored(server.dataDir).applications]).toEqual([200, 1]);
  }, 60_000);
});
