import { spawnSync } from 'node:child_process';
import { UP_TO_MAIL } from '../support/formerMigrations.ts';
import { leaveFormerDatabase } from '../support/formerDatabase.ts';
import { freshDir, queryDatabase, startInVain, startServer } from '../support/server.ts';
import { ask } from './apply.ts';

const hasStrace = spawnSync('strace', ['-V']).status === 0;

/** Ends what it runs with SIGKILL at its `write`th write to a file of a database; by time where there is no strace. */
const killedAt = (write: number): string[] =>
  hasStrace
    ? [
        'strace',
        '-f',
        '-qqq',
        '-o',
        '/dev/null',
        '-e',
        'trace=pwrite64',
        '-e',
        `inject=pwrite64:signal=KILL:when=${write}`,
      ]
    : ['timeout', '-s', 'KILL', String(0.2 + write / 60)];

const fullAfter = (bytes: number): string[] => ['prlimit', `--fsize=${bytes}:`];

const firstStart = (): string => freshDir();
const update = (): string => {
  const dataDir = freshDir();
  leaveFormerDatabase(dataDir, { statements: UP_TO_MAIL });
  return dataDir;
};

const expectWhole = async (dataDir: string): Promise<void> => {
  const server = await startServer({ DATA_DIR: dataDir });
  expect((await ask(server, '/career.php')).status).toBe(200);
  await server.stop();
  expect(queryDatabase(dataDir, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
};

describe('a start that is cut off', () => {
  it.each([
    ['the first one', firstStart],
    ['one that brings the database up to date', update],
  ])(
    'by SIGKILL, %s, is completed by the next',
    async (_name, folder) => {
      for (const write of [4, 17, 33]) {
        const dataDir = folder();
        const { stdout } = await startInVain({ DATA_DIR: dataDir }, killedAt(write));
        expect(stdout).not.toContain(' is ready at ');
        await expectWhole(dataDir);
      }
    },
    90_000,
  );

  it.each([
    ['the first one', firstStart],
    ['one that brings the database up to date', update],
  ])(
    'by a full disk, %s, says a line or two and is completed with room',
    async (_name, folder) => {
      for (const bytes of [40_000, 65_000]) {
        const dataDir = folder();
        const { code, stderr } = await startInVain({ DATA_DIR: dataDir }, fullAfter(bytes));
        expect(code).toBe(1);
        expect(stderr).toMatch(/^.+\n(?:.+\n)?$/);
        expect(stderr).not.toContain('    at ');
        await expectWhole(dataDir);
      }
    },
    90_000,
  );
});
