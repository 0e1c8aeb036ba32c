import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { failureCode, PreconditionError, StartError } from '../process/failure.ts';
import { backUp } from './backUp.ts';
import { listPaths } from './databaseFile.ts';
import { listFormerDatabases } from './finishRestore.ts';

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

const MAX_COPY_AGE_MS = 30 * 86_400_000;
/** The end of a copy's name: an instant without separators. */
const TAKEN_AT = /-(\d{4})(\d\d)(\d\d)\d{9}(?:-wal)?$/;

/**
 * Removes copies of the database, made before updates and restores, after 30 days: they contain what was erased since.
 */
export const removeOldCopies = (dataDir: string, now: Date): void => {
  for (const file of [...listPaths(dataDir, PREFIX), ...listFormerDatabases(dataDir)]) {
    const [, year, month, day] = TAKEN_AT.exec(file) ?? [];
    const takenAt = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
    if (now.getTime() - takenAt > MAX_COPY_AGE_MS) rmSync(file, { force: true });
  }
};

/** The line that tells the operator about an update and the copy made before it. */
export const describeUpdate = (copy: string): string =>
  `The database was brought up to date; its state before that is in ${copy}. It contains personal data, and is deleted after 30 days.`;
