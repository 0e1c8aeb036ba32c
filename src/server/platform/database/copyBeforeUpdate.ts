import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { failureCode, PreconditionError, StartError } from '../process/failure.ts';
import { backUp } from './backUp.ts';
import { listPaths } from './databaseFile.ts';

const PREFIX = 'site.db.before-update-';
/** Few, because each is as large as the database and contains personal data. */
const MAX_COPIES = 2;

/** Paths of the copies made before updates in a data folder, oldest first. */
export const listUpdateCopies = (dataDir: string): string[] =>
  listPaths(dataDir, PREFIX).filter((file) => /\d$/.test(file));

/**
 * Makes a verified copy of a database before an update, and returns its path. Keeps the latest two copies. Throws
 * StartError if it cannot be made.
 */
export const copyBeforeUpdate = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, PREFIX + new Date().toISOString().replace(/\D/g, ''));
  try {
    await backUp({ dataDir, file, overwrite: false });
  } catch (cause) {
    const why = cause instanceof PreconditionError ? cause.message : failureCode(cause);
    throw new StartError(
      `The database was not brought up to date: no copy of it could be made beforehand (${why})`,
      { cause },
    );
  }
  const olderCopies = listUpdateCopies(dataDir).filter((each) => each !== file);
  for (const each of olderCopies.slice(0, -(MAX_COPIES - 1))) rmSync(each);
  return file;
};

/** The line that tells the operator about an update and the copy made before it. */
export const describeUpdate = (copy: string): string =>
  `The database was brought up to date; its state before that is in ${copy}. It contains personal data: delete it once you no longer need it.`;
