import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failureCode, PreconditionError, StartError } from '../process/failure.ts';
import { backUp } from './backUp.ts';
import { countRows } from './checkDatabase.ts';
import { databaseFileOf } from './databaseFile.ts';
import { openSqlite } from './openSqlite.ts';

const PREFIX = 'site.db.before-update-';
/** Each is as large as the database and holds personal data. */
const MOST_COPIES = 2;
const TO_LOSE = ['openings', 'applications', 'messages'];

/** The copies that were made before updates in a data folder, oldest first, by their paths. */
export const updateCopiesIn = (dataDir: string): string[] =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith(PREFIX) && /\d$/.test(name))
    .toSorted()
    .map((name) => join(dataDir, name));

const hasDataToLose = (dataDir: string): boolean => {
  const database = openSqlite(databaseFileOf(dataDir));
  try {
    const rows = countRows(database);
    return TO_LOSE.some((table) => (rows[table] ?? 0) > 0);
  } finally {
    database.close();
  }
};

/** The one just made stays, even where a clock that was ahead has named another one later. */
const throwAwayOlder = (dataDir: string, made: string): void => {
  const others = updateCopiesIn(dataDir).filter((file) => file !== made);
  for (const file of others.slice(0, -(MOST_COPIES - 1))) rmSync(file);
};

const stamp = (): string => new Date().toISOString().replace(/\D/g, '');

/**
 * Makes a copy of a database that is about to be brought up to date, read back, and gives its path; undefined where there
 * is nothing to lose. The latest two are kept. Throws StartError where it cannot be made: then nothing is changed.
 */
export const keepBeforeUpdate = async (dataDir: string): Promise<string | undefined> => {
  if (!hasDataToLose(dataDir)) return undefined;
  const file = join(dataDir, PREFIX + stamp());
  try {
    await backUp({ dataDir, file, overwrite: false });
  } catch (cause) {
    const why = cause instanceof PreconditionError ? cause.message : failureCode(cause);
    throw new StartError(
      `The database was not brought up to date: no copy of it could be made beforehand (${why})`,
      { cause },
    );
  }
  throwAwayOlder(dataDir, file);
  return file;
};

/** Tells where the copy is that was made before an update of the database. */
export const updatedLine = (copy: string): string =>
  `The database was brought up to date; as it was before it is kept as ${copy}. It holds personal data: delete it when all is well.`;
