import { statfs } from 'node:fs/promises';
import { databaseFileOf, sizeOf } from './databaseFile.ts';
import { DeskError } from './deskError.ts';
import { openSqlite } from './openSqlite.ts';

/** SQLite writes the database anew beside the old one, and the same again into its log. */
const COPIES = 2;

/** Bytes that a vacuum needs for a while, and that are there. */
export const spaceFor = async (dataDir: string): Promise<{ needed: number; free: number }> => {
  const { bavail, bsize } = await statfs(dataDir);
  return { needed: COPIES * sizeOf(databaseFileOf(dataDir)), free: bavail * bsize };
};

/** By its code: the error's class is the one of whoever loaded the native module first. */
const isBusy = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  String(error.code).startsWith('SQLITE_BUSY');

/**
 * Writes the database anew without its empty pages, and gives its size before and after in bytes. Works beside the
 * server, which waits meanwhile; throws DeskError where the server is in the middle of something.
 */
export const vacuum = async (dataDir: string): Promise<{ before: number; after: number }> => {
  const { needed, free } = await spaceFor(dataDir);
  if (free < needed) {
    throw new DeskError(
      `There is too little space: ${needed} bytes are needed for a while, ${free} are free`,
    );
  }
  const file = databaseFileOf(dataDir);
  const before = sizeOf(file);
  const database = openSqlite(file);
  try {
    database.exec('VACUUM');
    database.pragma('wal_checkpoint(truncate)');
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new DeskError('The server is in the middle of something; try again in a minute, or stop it first', {
      cause: error,
    });
  } finally {
    database.close();
  }
  return { before, after: sizeOf(file) };
};
