import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const place = (name: string): string | undefined =>
  name.startsWith('/')
    ? [name].find((file) => existsSync(file))
    : (process.env['PATH'] ?? '')
        .split(delimiter)
        .map((folder) => join(folder, name))
        .find((file) => existsSync(file));

const placed = (names: readonly string[]): string | undefined => names.map(place).find(Boolean);

const mayInstall = (): boolean => process.getuid?.() === 0 && place('apt-get') !== undefined;

const install = (debianPackage: string): void => {
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', debianPackage]])
    spawnSync('apt-get', words, { stdio: 'ignore' });
};

/**
 * The first of these programs that there is, by name or whole path, else from Debian's package where this user may
 * install it; undefined: there is none to be had.
 */
export const findProgram = (names: readonly string[], debianPackage: string): string | undefined => {
  const found = placed(names);
  if (found !== undefined || !mayInstall()) return found;
  install(debianPackage);
  return placed(names);
};
