import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../src/server/platform/database/backUp.ts';
import { storeApplication } from '../support/application.ts';
import { pdfOfSize } from '../support/resumes.ts';
import { freshDir } from '../support/server.ts';
import { until } from '../support/smtp.ts';
import { runHere, spawnStaff } from '../support/staff.ts';

const office = async (bytes = 10_000) => {
  const dataDir = freshDir();
  await storeApplication(dataDir, { bytes: pdfOfSize(bytes) });
  const folder = freshDir();
  return { dataDir, folder, file: join(folder, 'backup.db') };
};

const modeOf = (file: string): number => statSync(file).mode & 0o777;

/** The modes of everything that a folder ever held while `act` ran. */
const modesDuring = async (folder: string, act: () => Promise<unknown>): Promise<number[]> => {
  const modes = new Set<number>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      for (const name of readdirSync(folder)) {
        const found = statSync(join(folder, name), { throwIfNoEntry: false });
        if (found) modes.add(found.mode & 0o777);
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
  it('to one file at once are both whole, each for its owner only', async () => {
    const { dataDir, folder, file } = await office(3_000_000);
    const umask = process.umask(0);
    const both = () => Promise.all([1, 2].map(() => runHere(['backup', file, '--force'], dataDir)));
    const modes = await modesDuring(folder, async () => {
      for (const { code, stderr, stdout } of await both()) {
        expect([code, stderr]).toEqual([0, '']);
        expect(stdout).toContain('read back without an error');
      }
    });
    process.umask(umask);
    expect(modes).toEqual([0o600]);
    expect(readdirSync(folder)).toEqual(['backup.db']);
  });

  it('to one new file at once make one of them, and say so to the other', async () => {
    const { dataDir, folder, file } = await office();
    const results = await Promise.all([1, 2].map(() => runHere(['backup', file], dataDir)));
    expect(results.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(results.map(({ stderr }) => stderr).join('')).toBe(
      `${file} is there already; --force writes over it\n`,
    );
    expect(readdirSync(folder)).toEqual(['backup.db']);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('interrupted by %s leave nothing', async (signal) => {
    const { dataDir, folder, file } = await office(5_000_000);
    // Enough to copy that the signal comes long before the end: one file of 5 MB was once whole before it was heard.
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
    expect([child.signalCode, readdirSync(folder)]).toEqual([signal, []]);
  });

  it('that were killed are removed by the next one, those of others are not', async () => {
    const { dataDir, folder, file } = await office(5_000_000);
    const child = spawnStaff(['backup', file], { dataDir });
    const closed = once(child, 'close');
    await until(() => readdirSync(folder).length > 0);
    child.kill('SIGKILL');
    await closed;
    const [left = 'none'] = readdirSync(folder);
    expect(left).toContain('.partial-');
    const others = join(folder, 'backup.db.partial-elsewhere-1-abcdef');
    writeFileSync(others, 'not ours');
    await backUp({ dataDir, file, overwrite: false });
    expect(readdirSync(folder).sort()).toEqual(['backup.db', 'backup.db.partial-elsewhere-1-abcdef']);
  });
});

/** A disk of its own, as small as it has to be; only root may mount one. */
const mountDisk = (megabytes: number): string => {
  const folder = freshDir();
  const { status, stderr } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder],
    {
      encoding: 'utf8',
    },
  );
  if (status === 0) return folder;
  throw new Error(`no disk can be mounted here: ${stderr.trim()}`);
};

const fill = (folder: string): void => {
  for (const size of ['64k', '4k', '1']) {
    spawnSync('dd', ['if=/dev/zero', `of=${join(folder, `filler-${size}`)}`, `bs=${size}`]);
  }
  expect(() => writeFileSync(join(folder, 'more'), Buffer.alloc(8192))).toThrow('ENOSPC');
};

const isRoot = process.getuid?.() === 0;

describe('a backup onto another disk', () => {
  const disks: string[] = [];
  afterAll(() => {
    for (const disk of disks) spawnSync('umount', ['-l', disk]);
  });

  it.each(['full', 'read-only'])('works while the disk of the data is %s', async (state) => {
    if (!isRoot) {
      // Named here and in the output: nobody else may mount a disk.
      process.stdout.write(
        'backups.test.ts: without root no full disk can be made; the copy alone is tested\n',
      );
    }
    const dataDir = isRoot ? mountDisk(4) : freshDir();
    if (isRoot) disks.push(dataDir);
    await storeApplication(dataDir, { bytes: pdfOfSize(200_000) });
    if (isRoot && state === 'full') fill(dataDir);
    if (isRoot && state === 'read-only') spawnSync('mount', ['-o', 'remount,ro', dataDir]);
    if (!isRoot) chmodSync(dataDir, 0o500);
    const folder = freshDir();
    const file = join(folder, 'backup.db');
    const { code, stdout, stderr } = await runHere(['backup', file], dataDir);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('applications 1, resumes 1');
    expect([modeOf(file), readdirSync(folder)]).toEqual([0o600, ['backup.db']]);
    const restored = join(freshDir(), 'data');
    mkdirSync(restored);
    expect((await runHere(['restore', file, '--yes'], restored)).code).toBe(0);
    expect(existsSync(join(restored, 'site.db'))).toBe(true);
  });
});
