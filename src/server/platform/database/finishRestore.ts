import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { databasePath, listPaths, syncToDisk } from './databaseFile.ts';

/** Name prefixes in a data folder: a restore in preparation, a committed one, the former database. */
export const RESTORING_PREFIX = 'restoring-';
const COMMITTED_PREFIX = 'restore-ready-';
const FORMER_PREFIX = 'site.db.before-restore-';

/** Paths of the former databases that restores have left in a data folder. */
export const listFormerDatabases = (dataDir: string): string[] => listPaths(dataDir, FORMER_PREFIX);

/** Whether a restore is committed but not finished. */
export const isRestoreCommitted = (dataDir: string): boolean =>
  listPaths(dataDir, COMMITTED_PREFIX).length > 0;

/**
 * Commits a restore by renaming the folder with the complete new database. Before the rename the data folder has the
 * former state, afterwards the restored one. `at` is an ISO 8601 instant.
 */
export const commitRestore = (dataDir: string, { folder, at }: { folder: string; at: string }): void => {
  syncToDisk(databasePath(folder));
  syncToDisk(folder);
  renameSync(folder, join(dataDir, COMMITTED_PREFIX + at.replace(/\D/g, '')));
  syncToDisk(dataDir);
};

/**
 * Finishes a committed restore. Each step can be interrupted and repeated: the former database is renamed with its log,
 * the new one takes its place. The caller holds the data folder's exclusive lock. Returns the path of the former
 * database; undefined if there was none.
 */
export const finishRestore = (dataDir: string): string | undefined => {
  const [restoreFolder] = listPaths(dataDir, COMMITTED_PREFIX);
  if (restoreFolder === undefined) return undefined;
  const [restored, current] = [databasePath(restoreFolder), databasePath(dataDir)];
  const former = join(dataDir, FORMER_PREFIX + basename(restoreFolder).slice(COMMITTED_PREFIX.length));
  if (existsSync(restored)) {
    // The log belongs to the former database: SQLite would apply it to the restored one. Both may be damaged.
    for (const suffix of ['', '-wal'])
      if (existsSync(current + suffix)) renameSync(current + suffix, former + suffix);
    rmSync(`${current}-shm`, { force: true });
    renameSync(restored, current);
    syncToDisk(dataDir);
  }
  rmSync(restoreFolder, { recursive: true });
  syncToDisk(dataDir);
  return existsSync(former) ? former : undefined;
};

/**
 * Removes the folders that interrupted restores have left, because they contain personal data. Call it only while no
 * restore is running.
 */
export const removeRestoreLeftovers = (dataDir: string): void => {
  for (const folder of listPaths(dataDir, RESTORING_PREFIX)) rmSync(folder, { recursive: true, force: true });
};
