import { statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { DEFAULT_PERIODS } from '../../src/server/platform/settings/periods.ts';
import { purge } from '../../src/server/privacy/retention/purge.ts';
import { countStored, queryDatabase, startServer } from '../support/server.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { makeApplication, fetchFrom, makeForm, post, upload, uploadPdf } from './client.ts';
import { fillForm, pdf, submit } from './applicationForm.ts';

describe('a server with little disk space', () => {
  it('accepts applications with an earlier upload but no new upload, which it refuses before the file is sent', async () => {
    const before = await startServer();
    const resumefile = await uploadPdf(before);
    await before.stop();
    const server = await startServer({ DATA_DIR: before.dataDir, LEAST_FREE_BYTES: '999999999999999' });
    const refused = await upload(server, makeForm([pdf]));
    expect([refused.status, refused.headers.get('retry-after'), refused.json['error']]).toEqual([
      503,
      '600',
      'New files cannot be accepted just now – try again later',
    ]);
    const statusBeforeBody = await new Promise<number | undefined>((done) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 5_000_000 };
      const outgoing = request(
        `${server.url}/career-file-upload.php`,
        { method: 'POST', headers },
        (response) => {
          done(response.statusCode);
          outgoing.destroy();
        },
      );
      outgoing.on('error', () => undefined).flushHeaders();
    });
    expect(statusBeforeBody).toBe(503);
    expect((await submit(server, fillForm({ file: pdf }))).status).toBe(503);
    expect((await post(server, '/career-form.php', makeApplication({ resumefile }))).status).toBe(200);
    expect(countStored(server.dataDir)).toEqual({ resumes: 1, applications: 1 });
    const health = await fetchFrom(server, '/healthz');
    expect([health.status, health.json['uploads']]).toEqual([200, 'refused']);
    await server.stop();
  });
});

describe('a database', () => {
  const readDatabaseSize = (dataDir: string) => statSync(join(dataDir, 'site.db')).size;
  const MB = 1024 * 1024;

  it('returns the space of deleted uploads to the disk', async () => {
    const database = await openTestDatabase();
    for (let number = 0; number < 10; number += 1)
      await database.upload({ bytes: Buffer.alloc(3 * MB, number) });
    const run = () =>
      purge({
        db: database.db,
        dataDir: database.dataDir,
        periods: DEFAULT_PERIODS,
        now: database.clock.now(),
        signal: new AbortController().signal,
      });
    await run();
    expect(readDatabaseSize(database.dataDir)).toBeGreaterThan(30 * MB);
    database.clock.advance(25 * 3_600_000);
    expect((await run()).uploads).toBe(10);
    expect(readDatabaseSize(database.dataDir)).toBeLessThan(6 * MB);
    expect(queryDatabase(database.dataDir, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    await database.close();
  });
});
