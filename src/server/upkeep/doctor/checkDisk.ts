import { access, constants, statfs } from 'node:fs/promises';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { codeOf } from '../../desk/codeOf.ts';
import { databaseFileOf, sizeOf } from '../../platform/database/databaseFile.ts';
import { updateCopiesIn } from '../../platform/database/keepBeforeUpdate.ts';
import { keptAsideIn } from '../../platform/database/keptAside.ts';
import { filesOpenToOthers, isFolderOpenToOthers } from '../../platform/database/privateFiles.ts';
import { restoreLeftoversIn } from '../../platform/database/restoreLeftovers.ts';
import { fault, good, note, type Finding } from './finding.ts';

const LEAST_FREE = 500 * 1024 * 1024;

const checkSpace = async (dataDir: string): Promise<Finding> => {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const size = sizeOf(databaseFileOf(dataDir));
  const text = `${formatBytes(free)} of disk are free; the database has ${formatBytes(size)}`;
  return free >= Math.max(LEAST_FREE, size)
    ? good(text)
    : fault(text, 'Make space: applications are refused when the disk is full');
};

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

/** The data folder: whether it can be written, and how much room there is. */
export const checkDisk = async (dataDir: string): Promise<Finding[]> => {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK);
  } catch (error) {
    const advice = 'Set DATA_DIR to the folder of the server, and run this as the user that runs the server';
    return [fault(`The data folder ${dataDir} cannot be used (${codeOf(error)})`, advice)];
  }
  return [
    good(`The data folder is ${dataDir}`),
    await checkSpace(dataDir),
    ...openToOthers(dataDir),
    ...keptAside(dataDir),
    ...updateCopies(dataDir),
    ...leftovers(dataDir),
  ];
};
