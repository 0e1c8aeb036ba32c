import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeOn } from '../support/engine.ts';
import { pdfOfSize } from '../support/resumes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { makePdfForm, upload } from './client.ts';

const FILE_BYTES = 1_000_000;
const DEADLINE_MS = 50_000;

describeOn('sqlite', 'PostgreSQL writes its files by itself')('the write-ahead log', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: 'info' });
  });
  afterAll(() => server.stop());

  const waitUntil = async (isTrue: () => boolean): Promise<void> => {
    const deadline = performance.now() + DEADLINE_MS;
    while (!isTrue()) {
      if (performance.now() > deadline) throw new Error(`Not within ${DEADLINE_MS} ms: ${String(isTrue)}`);
      await wait(50);
    }
  };
  const readSize = (file: string): number => statSync(join(server.dataDir, file)).size;

  it('is moved into the database without a request that waits for it', async () => {
    // The purge after the start empties the log, too.
    await waitUntil(() => server.output().stderr.includes('"purged"'));
    const before = readSize('site.db');
    expect((await upload(server, makePdfForm(pdfOfSize(FILE_BYTES)))).status).toBe(200);
    // So little is not moved by the connection that has written it: without the thread, it stays in the log.
    await waitUntil(() => readSize('site.db') > before + FILE_BYTES / 2);
    expect(readSize('site.db-wal')).toBeGreaterThan(FILE_BYTES / 2);
  }, 120_000);
});
