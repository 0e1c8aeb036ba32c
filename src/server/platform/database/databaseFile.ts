import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { failureCode } from '../process/failureLine.ts';
import { StartError } from '../process/startError.ts';

/** The database of a data folder. */
export const databaseFileOf = (dataDir: string): string => join(dataDir, 'site.db');

/** Bytes of a file; 0 where there is none. */
export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Not mkdir's own `recursive`: under /proc Node 24 tries that again for ever. */
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

/** The line an operator reads when a data folder cannot be used. */
export const dataDirError = (dataDir: string, error: unknown): StartError =>
  new StartError(`DATA_DIR ${dataDir} cannot be used (${failureCode(error)})`, { cause: error });

/** Makes the data folder where it is missing, for the owner only; StartError when it cannot be made. */
export const makeDataDir = (dataDir: string): void => {
  try {
    makeDir(dataDir);
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
};

/** The database with its log and copies, the locks, and the list of erasures. */
const OURS = /^(?:site\.db|erasures\.log$|[a-z]+\.lock)/;
/** What the server empties or takes up at its start: resumes under a scan, files of earlier builds, restores. */
const FOLDERS = /^(?:scan|assets|restor(?:ing|e)-.*)$/;

/** Whether a data folder has a file or folder of that name for the program itself, or may come to have one. */
export const isOfTheProgram = (name: string): boolean => OURS.test(name) || FOLDERS.test(name);

const OF_OTHERS = 0o077;

const isOpenToOthers = (path: string): boolean =>
  ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OF_OTHERS) !== 0;

/** Files of this program in a data folder that others than their owner may read or write, by their paths. */
export const filesOpenToOthers = (dataDir: string): string[] =>
  readdirSync(dataDir)
    .filter((name) => OURS.test(name))
    .map((name) => join(dataDir, name))
    .filter((path) => isOpenToOthers(path) && statSync(path).isFile());

/** Whether others than its owner may list, enter or change a folder. */
export const isFolderOpenToOthers = isOpenToOthers;

/**
 * Takes from everybody but the owner what versions up to 0.1 left open (docs/requirements.md, OPS-12). The folder stays
 * as its owner made it. What belongs to another user cannot be changed, and `doctor` tells of it.
 */
export const closeToOthers = (dataDir: string): void => {
  for (const file of filesOpenToOthers(dataDir)) {
    try {
      chmodSync(file, 0o600);
    } catch (error) {
      // Somebody else's file or a read-only disk keep no server from starting.
      if (!['EPERM', 'EROFS', 'ENOENT'].includes(String((error as { code?: unknown }).code))) throw error;
    }
  }
};

/** Bytes that are free on the disk of a folder. */
export const freeSpace = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Waits until a file, or the names in a folder, are on disk. Never call it for a file that SQLite has open here: closing it lets go of SQLite's locks. */
export const syncToDisk = (path: string): void => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};
