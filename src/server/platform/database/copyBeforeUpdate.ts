import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { failureCode, PreconditionError, StartError } from '../process/failure.ts';
import { backUp } from './backUp.ts';
import { pathsIn } from './databaseFile.ts';

const PREFIX = 'site.db.before-update-';
/** Each is as large as the database and holds personal data. */
const MAX_COPIES = 2;

/** The copies that were made before updates in a data folder, oldest first, by their paths. */
export const updateCopiesIn = (dataDir: string): string[] =>
  pathsIn(dataDir, PREFIX).filter((file) => /\d$/.test(file));

/**
 * Makes a verified copy of a database before an update, and gives its path. The latest two are kept. Throws StartError
 * where it cannot be made.
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
  const others = updateCopiesIn(dataDir).filter((each) => each !== file);
  for (const each of others.slice(0, -(MAX_COPIES - 1))) rmSync(each);
  return file;
};

/** Says where the copy is that was made before an update of the database. */
export const updatedLine = (copy: string): string =>
  `The database was brought up to date; the former one is ${copy}. It holds personal data: delete it when all is well.`;
