import { copyFileSync, existsSync, linkSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFileOf } from './databaseFile.ts';
import { keptAsideName } from './keptAside.ts';

/**
 * Gives the database of a data folder a second name, and that name; at no moment is there none under its own. It is not
 * opened for that: SQLite would throw away the log of a damaged one, which may be all that is left of its last rows.
 */
export const keepAside = (dataDir: string, at: string): string | undefined => {
  const present = databaseFileOf(dataDir);
  if (!existsSync(present)) return undefined;
  const aside = join(dataDir, keptAsideName(at));
  try {
    linkSync(present, aside);
  } catch {
    // Some file systems have no links.
    copyFileSync(present, aside);
  }
  // A log belongs to its own database: left here, it would be played into the restored one.
  for (const ending of ['-wal', '-shm']) {
    if (existsSync(present + ending)) renameSync(present + ending, aside + ending);
  }
  return aside;
};
