import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir } from './server.ts';

/** Makes a release of the project in `root`. Returns its archive. */
export const makeRelease = (root: string): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/release.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: freshDir() },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  const [archive = ''] = readdirSync(join(root, 'release')).filter((name) => name.endsWith('.tar.gz'));
  return join(root, 'release', archive);
};
