import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDir } from './server.ts';

const MIRROR = 'http://deb.debian.org/debian';
const RELEASE = 'bookworm';
const NEEDED = ['debootstrap', 'setpriv', 'unshare', 'nsenter', 'chroot'];

/** Why no bare machine can be made here; undefined where one can. */
export const noBareMachine = (): string | undefined => {
  if (process.getuid?.() !== 0) return 'only root makes a bare root';
  const missing = NEEDED.filter((name) => spawnSync('which', [name]).status !== 0);
  return missing.length > 0 ? `not installed here: ${missing.join(', ')}` : undefined;
};

/** A bare Debian, made once on a machine and copied for each test. */
export const bareRoot = (): string => {
  const kept = join(tmpdir(), `site-bare-${RELEASE}`);
  if (!existsSync(kept)) {
    const making = `${kept}.${process.pid}`;
    execFileSync('debootstrap', ['--variant=minbase', RELEASE, making, MIRROR], { stdio: 'ignore' });
    renameSync(making, kept);
  }
  const root = join(freshDir(), 'root');
  execFileSync('cp', ['-a', kept, root]);
  return root;
};
