import { databaseFileOf, sizeOf } from '../platform/database/databaseFile.ts';
import { takeDataDirAlone } from '../platform/database/dataLock.ts';
import { PreconditionError } from '../platform/database/preconditionError.ts';
import type { Lock } from '../platform/database/lock.ts';
import { freeSpace } from '../platform/database/freeSpace.ts';
import { openSqlite } from '../platform/database/openSqlite.ts';
import { VACUUM_COPIES } from '../platform/database/tidyAfterUpdate.ts';

/** Bytes that a vacuum needs for a while, and that are there. */
export const spaceFor = async (dataDir: string): Promise<{ needed: number; free: number }> => {
  const needed = VACUUM_COPIES * sizeOf(databaseFileOf(dataDir));
  return { needed, free: await freeSpace(dataDir) };
};

/** Takes the data folder for a vacuum alone. Throws PreconditionError where there is no room, or somebody else uses it. */
const takeToVacuum = async (dataDir: string): Promise<Lock> => {
  const { needed, free } = await spaceFor(dataDir);
  if (free < needed) {
    throw new PreconditionError(
      `There is too little space: ${needed} bytes are needed for a while, ${free} are free`,
    );
  }
  const lock = takeDataDirAlone(dataDir, 0);
  if (lock) return lock;
  throw new PreconditionError(
    'The server or another staff command is using this data folder; stop it first, so that no visitor has to wait',
  );
};

/** Whether a vacuum could go on: to be called before anybody is asked. Throws PreconditionError, or what SQLite says of the file. */
export const lookAtVacuum = async (dataDir: string): Promise<void> => {
  const lock = await takeToVacuum(dataDir);
  try {
    openSqlite(databaseFileOf(dataDir)).close();
  } finally {
    lock.release();
  }
};

/**
 * Writes the database anew without its empty pages, and gives its size before and after in bytes. Only while nobody else
 * uses the data folder: every form would wait for it (docs/requirements.md, STAFF-31). Throws PreconditionError otherwise.
 */
export const vacuum = async (dataDir: string): Promise<{ before: number; after: number }> => {
  const lock = await takeToVacuum(dataDir);
  const file = databaseFileOf(dataDir);
  const before = sizeOf(file);
  try {
    const database = openSqlite(file);
    try {
      database.exec('VACUUM');
      database.pragma('wal_checkpoint(truncate)');
    } finally {
      database.close();
    }
  } finally {
    lock.release();
  }
  return { before, after: sizeOf(file) };
};
