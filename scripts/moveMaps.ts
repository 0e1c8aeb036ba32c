import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Moves the source maps out of the folder that is served. */
export const moveMaps = (site: string, maps: string): void => {
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => file.endsWith('.map')))
    renameSync(join(site, name), join(maps, basename(name)));
};
