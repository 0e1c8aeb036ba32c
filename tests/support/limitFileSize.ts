import { spawnSync } from 'node:child_process';
import type { TestServer } from './server.ts';

/**
 * Limits the size of a file that the running server may write. The operating system refuses more, like a full disk.
 * `owner`: the process's user, if it is another one.
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
  if (status !== 0) throw new Error(`prlimit does not work here: ${stderr}`);
};
