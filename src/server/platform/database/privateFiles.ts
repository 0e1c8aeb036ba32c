import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

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
