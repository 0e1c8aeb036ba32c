import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordErasures } from '../../src/server/privacy/erasureLog.ts';
import { freshDir, startServer, type TestServer } from '../support/server.ts';
import { runInProcess } from '../support/staff.ts';

const OWNER_ONLY = 0o600;
const readMode = (path: string): number => statSync(path).mode & 0o777;
const readModes = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readMode(join(folder, name))]));
const expectedModes = (folder: string, mode: number) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, mode]));

describe('in a data folder that others can open', () => {
  let server: TestServer | undefined;
  let umask = process.umask();
  afterEach(async () => {
    process.umask(umask);
    await server?.stop();
  });

  it('every new file is readable by its owner only, and doctor names older ones and the folder', async () => {
    const dataDir = join(freshDir(), 'data');
    umask = process.umask(0);
    mkdirSync(dataDir, { mode: 0o755 });
    recordErasures(dataDir, [{ reference: 'ABCD-EFGH', at: '2026-11-20T10:00:00.000Z' }]);
    server = await startServer({ DATA_DIR: dataDir });
    expect(readModes(dataDir)).toEqual(expectedModes(dataDir, OWNER_ONLY));
    expect(Object.keys(readModes(dataDir))).toEqual(
      expect.arrayContaining([
        'erasures.log',
        'serve.lock',
        'site.db',
        'site.db-shm',
        'site.db-wal',
        'use.lock',
      ]),
    );
    await server.stop();

    writeFileSync(join(dataDir, 'site.db.before-update-20250101000000000'), '');
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644);
    const { stdout } = await runInProcess(['doctor'], dataDir);
    expect(stdout).toContain(`Other users of this machine may read ${dataDir}:`);
    expect(stdout).toContain(`Other users of this machine may read ${join(dataDir, 'site.db')}:`);
  }, 60_000);
});
