import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasStrace = (): boolean => spawnSync('strace', ['-V']).status === 0;

/** Every call by which something changes on a disk; those with a question mark are missing on some machines. */
const CALLS = [
  'write',
  'writev',
  'pwrite64',
  'ftruncate',
  'fallocate',
  'fsync',
  'fdatasync',
  '?rename',
  '?renameat',
  '?renameat2',
  '?link',
  '?linkat',
  '?unlink',
  '?unlinkat',
  '?mkdir',
  '?mkdirat',
  '?rmdir',
  '?chmod',
  'fchmod',
  '?fchmodat',
  'copy_file_range',
  'sendfile',
];

const LINE = /^(\d+) +([a-z0-9]+)\(/gm;

/** One moment at which a program can be killed: before the `at`th of its calls of that name. */
export interface Moment {
  call: string;
  at: number;
}

/** A command that writes down what the program calls, and then what it called. */
export const watch = (): { under: string[]; moments: () => Moment[] } => {
  const log = join(mkdtempSync(join(tmpdir(), 'site-calls-')), 'calls');
  return {
    under: ['strace', '-f', '-qqq', '-o', log, '-e', `trace=${CALLS.join()}`],
    // Each thread has a count of its own, and each name of a call.
    moments: () => {
      const counts = new Map<string, number>();
      const seen = new Map<string, number>();
      for (const [, thread = '', call = ''] of readFileSync(log, 'utf8').matchAll(LINE)) {
        const at = (seen.get(`${thread} ${call}`) ?? 0) + 1;
        seen.set(`${thread} ${call}`, at);
        counts.set(call, Math.max(at, counts.get(call) ?? 0));
      }
      return [...counts].flatMap(([call, most]) =>
        Array.from({ length: most }, (_, index) => ({ call, at: index + 1 })),
      );
    },
  };
};

/** A command that ends the program with SIGKILL at that moment. */
export const killedAt = ({ call, at }: Moment): string[] => [
  'strace',
  '-f',
  '-qqq',
  '-o',
  '/dev/null',
  '-e',
  `trace=${call}`,
  '-e',
  `inject=${call}:signal=KILL:when=${at}`,
];
