import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeOn } from '../support/engine.ts';
import { pdfOfSize } from '../support/resumes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { makePdfForm, upload } from './client.ts';

const FILE_BYTES = 1_000_000;
/** The first purge empties the log, too, five seconds after the start. */
const DEADLINE_MS = 3000;

describeOn('sqlite', 'PostgreSQL writes its files by itself')('the write-ahead log', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('is moved into the database without a request that waits for it', async () => {
    const size = () => statSync(join(server.dataDir, 'site.db')).size;
    const before = size();
    expect((await upload(server, makePdfForm(pdfOfSize(FILE_BYTES)))).status).toBe(200);
    // So little is not moved by the connection that has written it.
    const deadline = performance.now() + DEADLINE_MS;
    while (size() < before + FILE_BYTES && performance.now() < deadline) await wait(20);
    expect(size()).toBeGreaterThan(before + FILE_BYTES);
  });
});
