import Database from 'better-sqlite3';
import { access, constants } from 'node:fs/promises';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { codeOf } from '../../desk/codeOf.ts';
import { databaseFileOf, sizeOf } from '../../platform/database/databaseFile.ts';
import { freeSpace } from '../../platform/database/freeSpace.ts';
import { updateCopiesIn } from '../../platform/database/keepBeforeUpdate.ts';
import { keptAsideIn } from '../../platform/database/keptAside.ts';
import { filesOpenToOthers, isFolderOpenToOthers } from '../../platform/database/privateFiles.ts';
import { restoreLeftoversIn } from '../../platform/database/restoreLeftovers.ts';
import { fault, good, note, type Finding } from './finding.ts';

const checkSpace = async (dataDir: string, leastFree: number): Promise<Finding> => {
  const free = await freeSpace(dataDir);
  const size = sizeOf(databaseFileOf(dataDir));
  const text = `${formatBytes(free)} of disk are free; the database has ${formatBytes(size)}`;
  return free >= Math.max(leastFree, size)
    ? good(text)
    : fault(
        text,
        `Make space: below ${formatBytes(leastFree)} (LEAST_FREE_BYTES) no upload is taken, and on a full disk no application`,
      );
};

const INCREMENTAL = 2;

const keptAside = (dataDir: string): Finding[] =>
  keptAsideIn(dataDir).map((file) =>
    note(`${file} is from before a restore and holds personal data; delete it when all is well`),
  );

const updateCopies = (dataDir: string): Finding[] =>
  updateCopiesIn(dataDir).map((file) =>
    note(`${file} is from before an update and holds personal data; delete it when all is well`),
  );

const leftovers = (dataDir: string): Finding[] =>
  restoreLeftoversIn(dataDir).map((folder) =>
    note(
      `${folder} was left by a restore that was cut off, and holds personal data; the next start of the server or the next restore removes it`,
    ),
  );

const openToOthers = (dataDir: string): Finding[] => {
  const files = filesOpenToOthers(dataDir).map((file) =>
    note(
      `Other users of this machine may read ${file}; the next start of the server, as its owner, ends that`,
    ),
  );
  if (!isFolderOpenToOthers(dataDir)) return files;
  return [
    note(
      `Other users of this machine may enter ${dataDir}, where personal data is; 'chmod 700' keeps it yours`,
    ),
    ...files,
  ];
};

/** A database that was made before it could give back the room of deleted rows, and was not vacuumed since. */
const givesBack = (dataDir: string): Finding[] => {
  try {
    const database = new Database(databaseFileOf(dataDir), { readonly: true, fileMustExist: true });
    try {
      const isOld = database.pragma('auto_vacuum', { simple: true }) !== INCREMENTAL;
      return isOld
        ? [
            note(
              "The room of deleted rows is not given back to the disk: stop the server and run './staff vacuum' once",
            ),
          ]
        : [];
    } finally {
      database.close();
    }
  } catch {
    // What cannot be read is told of by the look at the database itself.
    return [];
  }
};

/** The data folder: whether it can be written, and how much room there is. */
export const checkDisk = async (dataDir: string, leastFree: number): Promise<Finding[]> => {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK);
  } catch (error) {
    const advice = 'Set DATA_DIR to the folder of the server, and run this as the user that runs the server';
    return [fault(`The data folder ${dataDir} cannot be used (${codeOf(error)})`, advice)];
  }
  return [
    good(`The data folder is ${dataDir}`),
    await checkSpace(dataDir, leastFree),
    ...givesBack(dataDir),
    ...openToOthers(dataDir),
    ...keptAside(dataDir),
    ...updateCopies(dataDir),
    ...leftovers(dataDir),
  ];
};
