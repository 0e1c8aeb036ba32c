import { spawnSync } from 'node:child_process';
import { readMigrationsAfterKill, startOnce, type DatabaseContents } from '../support/databaseContents.ts';
import { freshDir, startExpectingFailure } from '../support/server.ts';

const hasStrace = spawnSync('strace', ['-V']).status === 0;

/** Kills a program with SIGKILL at its `write`th write to a database file; without strace, after a short time. */
const killAtWrite = (write: number): string[] =>
  hasStrace
    ? [
        ...'strace -f -qqq -o /dev/null -e trace=pwrite64 -e'.split(' '),
        `inject=pwrite64:signal=KILL:when=${write}`,
      ]
    : ['timeout', '-s', 'KILL', String(0.05 + write / 400)];

const limitFileSize = (bytes: number): string[] => ['prlimit', `--fsize=${bytes}:`];

/** strace reports the signal, timeout an exit code. */
const KILL_CODES = [
  { code: null, signal: 'SIGKILL' },
  { code: 137, signal: null },
];

describe('a first start that is interrupted', () => {
  let complete: DatabaseContents;
  beforeAll(async () => {
    complete = await startOnce(freshDir());
    expect(complete.integrity).toEqual([{ integrity_check: 'ok' }]);
  }, 60_000);

  it('by SIGKILL leaves all migrations or none, and the next start completes it', async () => {
    for (const write of [4, 17, 33, 90]) {
      const dataDir = freshDir();
      const { code, signal, stdout } = await startExpectingFailure({ DATA_DIR: dataDir }, killAtWrite(write));
      expect(KILL_CODES).toContainEqual({ code, signal });
      expect(stdout).not.toContain(' is ready at ');
      expect([[], complete.migrations]).toContainEqual(readMigrationsAfterKill(dataDir));
      expect(await startOnce(dataDir)).toEqual(complete);
    }
  }, 120_000);

  it('by a full disk prints one or two lines, and completes once there is space', async () => {
    for (const bytes of [40_000, 65_000]) {
      const dataDir = freshDir();
      const { code, stderr } = await startExpectingFailure({ DATA_DIR: dataDir }, limitFileSize(bytes));
      expect(code).toBe(1);
      // Lines of the log are JSON.
      expect(stderr.replace(/^\{.*\}\n/gm, '')).toMatch(/^.+\n(?:.+\n)?$/);
      expect(stderr).not.toContain('    at ');
      expect(await startOnce(dataDir)).toEqual(complete);
    }
  }, 120_000);
});
