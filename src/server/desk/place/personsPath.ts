import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { isOfTheProgram } from '../../platform/database/privateFiles.ts';
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

/** A server that writes on into a database whose name was given to another file loses what it takes (STAFF-37). */
const isServersOwn = ({ data }: Pick<Surroundings, 'data'>, target: string): boolean =>
  data !== undefined &&
  [target, realPath(target)].some(
    (path) => realPath(dirname(path)) === realPath(data) && isOfTheProgram(basename(path)),
  );

const refuseServersOwn = (surroundings: Pick<Surroundings, 'data'>, target: string): void => {
  if (isServersOwn(surroundings, target))
    throw refused(
      `${target} is a file of the server's own; name another, best in a folder that is not the server's`,
    );
};

/**
 * Where a file is written for somebody who named it so: names count from where they stand, and from their home where
 * that is the site's own folder, in which visitors' data must not lie about. Refuses a path into that folder, and what
 * the server has in its data folder for itself.
 */
export const outPath = (surroundings: Surroundings, named: string): string => {
  const { current, home, program } = surroundings;
  if (named === OUTPUT) throw refused(`'-' is no name of a file or folder here; give it one`);
  const path = withHome(named, home);
  const base = isWithin(program, current) ? home : current;
  const target = resolve(base, path);
  refuseServersOwn(surroundings, target);
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
