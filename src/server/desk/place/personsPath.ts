import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { refused } from '../command/staffError.ts';
import type { Surroundings } from './surroundings.ts';

/** Through symbolic links, as far as the path is there. */
const realPath = (path: string): string => {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
};

const isWithin = (folder: string, path: string): boolean => {
  const way = relative(realPath(folder), realPath(path));
  return !way.startsWith('..') && !isAbsolute(way);
};

/** Whether somebody stands in the site's own folder. */
export const isInProgram = ({ current, program }: Pick<Surroundings, 'current' | 'program'>): boolean =>
  isWithin(program, current);

/** Shells leave the `~` of `--out=~/x` as it is. */
const withHome = (path: string, home: string): string =>
  path === '~' || path.startsWith('~/') ? join(home, path.slice(1)) : path;

/** What `--out -` means where something can go to the output as well: the same as no `--out`. */
export const OUTPUT = '-';

/**
 * Where a file is written for somebody who named it so: names count from where they stand, and from their home where
 * that is the site's own folder, in which visitors' data must not lie about. Refuses a path into that folder.
 */
export const outPath = ({ current, home, program }: Surroundings, named: string): string => {
  if (named === OUTPUT) throw refused(`'-' is no name of a file or folder here; give it one`);
  const path = withHome(named, home);
  const base = isWithin(program, current) ? home : current;
  const target = resolve(base, path);
  if (!isWithin(program, target)) return target;
  throw refused(
    `${target} lies in the site's own folder; name a place outside, like ${join('~', basename(target))}`,
  );
};

/** Where a file is read that somebody named: from where they stand, and from where `outPath` would have written it. */
export const inPath = ({ current, home }: Surroundings, named: string): string => {
  const path = withHome(named, home);
  const places = [resolve(current, path), resolve(home, path)];
  return places.find((place) => existsSync(place)) ?? resolve(current, path);
};
