import { spawnSync } from 'node:child_process';
import type { TestServer } from './server.ts';

/**
 * Limits the size of the files that a running process may write, which has the effect of a full disk. `owner`: the
 * process's user, if it is another one.
 */
export const limitFileSize = (
  { pid }: Pick<TestServer, 'pid'>,
  bytes: number | 'unlimited',
  owner: { uid?: number; gid?: number } = {},
): void => {
  const { status, stderr } = spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`], {
    ...owner,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`prlimit failed: ${stderr}`);
};
