import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = 'site.db.before-restore-';

/** A name that is free yet, for the database that a restored backup takes the place of. */
export const keptAsideName = (dataDir: string, at: string): string => {
  const name = PREFIX + at.slice(0, 19).replace(/[:T-]/g, '');
  const isFree = (each: string) =>
    !existsSync(join(dataDir, each)) && !existsSync(join(dataDir, `${each}-wal`));
  if (isFree(name)) return name;
  let number = 2;
  while (!isFree(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
};

/** The files of databases that were kept aside in a data folder, by their paths. */
export const keptAsideIn = (dataDir: string): string[] =>
  existsSync(dataDir)
    ? readdirSync(dataDir)
        .filter((name) => name.startsWith(PREFIX))
        .map((name) => join(dataDir, name))
    : [];
