import { spawnSync } from 'node:child_process';
import type { TestServer } from './server.ts';

/** How large a file the running server may make; the operating system refuses what goes beyond, as a disk does. */
export const limitFiles = (server: Pick<TestServer, 'pid'>, bytes: number | 'unlimited'): void => {
  const { status, stderr } = spawnSync('prlimit', [`--pid=${server.pid}`, `--fsize=${bytes}:`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`prlimit does not work here: ${stderr}`);
};
