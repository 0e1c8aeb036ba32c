import { once } from 'node:events';
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../src/server/platform/database/backUp.ts';
import { storeApplication } from '../support/storeApplication.ts';
import { pdfOfSize } from '../support/resumes.ts';
import { freshDir } from '../support/server.ts';
import { until } from '../support/smtp.ts';
import { runInProcess, spawnStaff } from '../support/staff.ts';

const setUp = async (bytes = 10_000) => {
  const dataDir = freshDir();
  await storeApplication(dataDir, { bytes: pdfOfSize(bytes) });
  const folder = freshDir();
  return { dataDir, folder, file: join(folder, 'backup.db') };
};

/** Returns the modes of all files that appear in a folder while `act` runs. */
const collectModes = async (folder: string, act: () => Promise<unknown>): Promise<number[]> => {
  const modes = new Set<number>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      for (const name of readdirSync(folder)) {
        const stats = statSync(join(folder, name), { throwIfNoEntry: false });
        if (stats) modes.add(stats.mode & 0o777);
      }
      await new Promise((done) => setImmediate(done));
    }
  })();
  await act();
  isOver = true;
  await watching;
  return [...modes];
};

describe('backups', () => {
  it('made at the same time to one file are both complete, and readable only by their owner', async () => {
    const { dataDir, folder, file } = await setUp(3_000_000);
    const umask = process.umask(0);
    const backUpTwice = () =>
      Promise.all([1, 2].map(() => runInProcess(['backup', file, '--force'], dataDir)));
    const modes = await collectModes(folder, async () => {
      for (const { code, stderr, stdout } of await backUpTwice()) {
        expect([code, stderr]).toEqual([0, '']);
        expect(stdout).toContain(', verified');
      }
    });
    process.umask(umask);
    expect(modes).toEqual([0o600]);
    expect(readdirSync(folder)).toEqual(['backup.db']);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('leave no file if interrupted by %s', async (signal) => {
    const { dataDir, folder, file } = await setUp(5_000_000);
    // Enough data that the signal arrives long before the end.
    for (const email of ['b@example.com', 'c@example.com', 'd@example.com', 'e@example.com'])
      await storeApplication(dataDir, { bytes: pdfOfSize(5_000_000), text: { email } });
    const child = spawnStaff(['backup', file], { dataDir });
    const closed = once(child, 'close');
    while (readdirSync(folder).length === 0) await new Promise((done) => setImmediate(done));
    child.kill('SIGSTOP');
    expect(readdirSync(folder).some((name) => name.includes('.partial-'))).toBe(true);
    child.kill(signal);
    child.kill('SIGCONT');
    await closed;
    expect([child.exitCode, readdirSync(folder)]).toEqual([1, []]);
  });

  it('left incomplete by a killed process are removed by the next backup, those of running processes are not', async () => {
    const { dataDir, folder, file } = await setUp(5_000_000);
    const child = spawnStaff(['backup', file], { dataDir });
    const closed = once(child, 'close');
    await until(() => readdirSync(folder).length > 0);
    child.kill('SIGKILL');
    await closed;
    // The file itself, and its journal if the signal interrupted a write.
    const leftovers = readdirSync(folder);
    expect(leftovers[0]).toContain('.partial-');
    const partialOfRunning = 'backup.db.partial-0123456789ab';
    writeFileSync(join(folder, partialOfRunning), 'being written');
    const hoursAgo = Date.now() / 1000 - 7200;
    for (const name of leftovers) utimesSync(join(folder, name), hoursAgo, hoursAgo);
    await backUp({ dataDir, file, overwrite: false });
    expect(readdirSync(folder).sort()).toEqual(['backup.db', partialOfRunning]);
  });
});
