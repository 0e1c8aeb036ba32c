import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { countRows, type OnProgress, type RowCounts } from './checkDatabase.ts';
import { copyPrivately } from './copyPrivately.ts';
import { databaseFileOf } from './databaseFile.ts';
import { takeDataDirAlone } from './dataLock.ts';
import { PreconditionError } from './preconditionError.ts';

const PAGES_A_STEP = 500;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** SQLite has to share a small file with others to read a database; it cannot make one on a full or read-only disk. */
const cannotShare = (error: unknown): boolean => /^SQLITE_(CANTOPEN|READONLY|IOERR|FULL)/.test(codeOf(error));

const openToRead = (file: string): Database.Database | undefined => {
  const database = new Database(file, { readonly: true });
  try {
    // The read transaction holds the moment: without it, SQLite begins anew whenever the server writes, and under load
    // never ends.
    database.exec('BEGIN');
    database.prepare('select count(*) from sqlite_master').get();
    return database;
  } catch (error) {
    database.close();
    if (cannotShare(error)) return undefined;
    throw error;
  }
};

/** Database and log, byte for byte; while nobody writes. */
const copyFiles = (dataDir: string, target: string): void => {
  const file = databaseFileOf(dataDir);
  let lock;
  try {
    lock = takeDataDirAlone(dataDir, 0);
    if (!lock)
      throw new PreconditionError('The disk is full and the database is being used; make some space first');
  } catch (error) {
    // Where the lock cannot be made nobody writes.
    if (!cannotShare(error)) throw error;
  }
  try {
    copyPrivately(file, target);
    if (existsSync(`${file}-wal`)) copyPrivately(`${file}-wal`, `${target}-wal`);
  } finally {
    lock?.release();
  }
};

/**
 * Copies the database as it is at one moment, without holding up the server and without a byte written beside it. Gives
 * how many rows there were; undefined where the disk is so full that they cannot be counted at the same moment.
 */
export const copyMoment = async (
  dataDir: string,
  target: string,
  onCopied: OnProgress,
): Promise<RowCounts | undefined> => {
  const source = openToRead(databaseFileOf(dataDir));
  if (!source) {
    copyFiles(dataDir, target);
    return undefined;
  }
  try {
    const rows = countRows(source);
    await source.backup(target, {
      progress: ({ totalPages, remainingPages }) => {
        onCopied(totalPages - remainingPages, totalPages);
        return PAGES_A_STEP;
      },
    });
    return rows;
  } finally {
    source.close();
  }
};
