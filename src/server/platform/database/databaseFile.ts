import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { failureCode, StartError } from '../process/failure.ts';

/** Path of a data folder's database. */
export const databasePath = (dataDir: string): string => join(dataDir, 'site.db');

/** The StartError for a folder without a database. */
export const missingDatabaseError = (dataDir: string): StartError =>
  new StartError(
    `There is no database in ${resolve(dataDir)}\nSet DATA_DIR to the folder of the server, or start the server there once: npm start`,
  );

/** Throws a StartError if a folder has no database. */
export const requireDatabase = (dataDir: string): void => {
  if (!existsSync(databasePath(dataDir))) throw missingDatabaseError(dataDir);
};

/** Sorted paths in a folder whose names have a prefix; empty if there is no such folder. */
export const listPaths = (folder: string, prefix: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.startsWith(prefix))
        .toSorted()
        .map((name) => join(folder, name))
    : [];

/** Size of a file in bytes; 0 if it does not exist. */
export const fileSize = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Without `recursive`: under /proc, Node 24's recursive mkdir never returns. */
const makeDir = (dir: string, isParentMade = false): void => {
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (failureCode(error) === 'EEXIST' && statSync(dir).isDirectory()) return;
    if (failureCode(error) !== 'ENOENT' || isParentMade) throw error;
    makeDir(dirname(dir));
    makeDir(dir, true);
  }
};

/** The error for a data folder that cannot be used. */
export const dataDirError = (dataDir: string, error: unknown): StartError =>
  new StartError(`DATA_DIR ${dataDir} cannot be used (${failureCode(error)})`, { cause: error });

/** Creates the data folder if it is missing; only its owner can read it. Throws StartError. */
export const makeDataDir = (dataDir: string): void => {
  try {
    makeDir(dataDir);
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
};

/** Free bytes on the disk of a folder. */
export const freeSpace = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Waits until a file, or the entries of a folder, are on disk. Never call it for a file that SQLite has open in this
 * process: closing the file would release SQLite's locks.
 */
export const syncToDisk = (path: string): void => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};
