import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { databasePath, pathsIn, syncToDisk } from './databaseFile.ts';

/** Name prefixes in a data folder: a restore in preparation, a decided one, the former database. */
export const RESTORING_PREFIX = 'restoring-';
const DECIDED_PREFIX = 'restore-ready-';
const FORMER_PREFIX = 'site.db.before-restore-';

/** Paths of the former databases that restores have left in a data folder. */
export const formerDatabasesIn = (dataDir: string): string[] => pathsIn(dataDir, FORMER_PREFIX);

/** Whether a restore was decided but not finished. */
export const isRestoreDecided = (dataDir: string): boolean => pathsIn(dataDir, DECIDED_PREFIX).length > 0;

/**
 * Commits to a restore by renaming the folder with the complete new database. Before the rename the data folder has the
 * former state, after it the restored one. `at` is an ISO 8601 instant.
 */
export const decideRestore = (dataDir: string, { folder, at }: { folder: string; at: string }): void => {
  syncToDisk(databasePath(folder));
  syncToDisk(folder);
  renameSync(folder, join(dataDir, DECIDED_PREFIX + at.replace(/\D/g, '')));
  syncToDisk(dataDir);
};

/**
 * Finishes a decided restore. Each step can be interrupted and repeated: the former database is renamed with its log,
 * the new one takes its place. The caller holds the data folder's exclusive lock. Returns the path of the former
 * database, undefined if there was none.
 */
export const finishRestore = (dataDir: string): string | undefined => {
  const [ready] = pathsIn(dataDir, DECIDED_PREFIX);
  if (ready === undefined) return undefined;
  const [fresh, present] = [databasePath(ready), databasePath(dataDir)];
  const former = join(dataDir, FORMER_PREFIX + basename(ready).slice(DECIDED_PREFIX.length));
  if (existsSync(fresh)) {
    // The log belongs to the former database: SQLite would apply it to the restored one. Both may be damaged.
    for (const suffix of ['', '-wal'])
      if (existsSync(present + suffix)) renameSync(present + suffix, former + suffix);
    rmSync(`${present}-shm`, { force: true });
    renameSync(fresh, present);
    syncToDisk(dataDir);
  }
  rmSync(ready, { recursive: true });
  syncToDisk(dataDir);
  return existsSync(former) ? former : undefined;
};

/**
 * Removes what interrupted restores have left, because it contains personal data. Call it only while no restore is
 * running.
 */
export const removeRestoreLeftovers = (dataDir: string): void => {
  for (const folder of pathsIn(dataDir, RESTORING_PREFIX)) rmSync(folder, { recursive: true, force: true });
};
