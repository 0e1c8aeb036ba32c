import { spawnSync } from 'node:child_process';
import type { TestServer } from './server.ts';

/** Limits the size of a file that the running server may write. The operating system refuses more, like a full disk. */
export const limitFiles = (server: Pick<TestServer, 'pid'>, bytes: number | 'unlimited'): void => {
  const { status, stderr } = spawnSync('prlimit', [`--pid=${server.pid}`, `--fsize=${bytes}:`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`prlimit does not work here: ${stderr}`);
};
