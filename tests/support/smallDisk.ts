import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir } from './server.ts';

const run = (...[command = '', ...words]: string[]): void => {
  const { status, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr.trim()}`);
};

/** Only root may mount a disk. */
export const canMount = process.getuid?.() === 0;

/** A disk of its own, as small as it has to be. */
export const mountBytes = (bytes: number): string => {
  const folder = freshDir();
  // To tmpfs 0 means any size.
  run('mount', '-t', 'tmpfs', '-o', `size=${Math.max(1, bytes)}`, 'tmpfs', folder);
  return folder;
};

export const mountDisk = (megabytes: number): string => mountBytes(megabytes * 1024 * 1024);

/** The same disk with other room. */
export const enlargeDisk = (folder: string, bytes: number): void =>
  run('mount', '-o', `remount,size=${bytes}`, folder);

export const unmountDisk = (folder: string): void => void spawnSync('umount', ['-l', folder]);

export const makeReadOnly = (folder: string): void => run('mount', '-o', 'remount,ro', folder);

const FILLERS = ['64k', '4k', '1'];

/** Until not a page more fits. */
export const fillDisk = (folder: string): void => {
  for (const size of FILLERS)
    spawnSync('dd', ['if=/dev/zero', `of=${join(folder, `filler-${size}`)}`, `bs=${size}`]);
  expect(() => writeFileSync(join(folder, 'more'), Buffer.alloc(8192))).toThrow('ENOSPC');
};

/** Room again. */
export const emptyDisk = (folder: string): void => {
  for (const name of [...FILLERS.map((size) => `filler-${size}`), 'more'])
    rmSync(join(folder, name), { force: true });
};
