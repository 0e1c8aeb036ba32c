import { DeskError } from '../platform/database/deskError.ts';
import { StartError } from '../platform/process/startError.ts';
import { codeOf } from './codeOf.ts';
import { StaffError, type FailureCode } from './command/staffError.ts';

export interface Explanation {
  lines: readonly string[];
  exitCode: FailureCode;
}

/** Where the rest is shown, this stands below it, too. */
export const DAMAGED =
  "The database is damaged: './staff doctor' says more, './staff restore FILE' puts a backup in its place";

const causes: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'The database is busy; try again in a minute',
  SQLITE_FULL: 'Nothing was stored: the disk is full',
  ENOSPC: 'Nothing was stored or deleted: the disk is full',
  EFBIG: 'Nothing was stored or deleted: the disk is full',
  EROFS: 'Nothing was stored or deleted: the disk can only be read',
  SQLITE_READONLY:
    'Nothing was stored: the disk is full, or it can only be read, or you may not write to the database',
  SQLITE_CORRUPT: DAMAGED,
  SQLITE_NOTADB: 'site.db in the data folder is not a database',
};

const unexpected = (error: unknown): string => {
  const code = codeOf(error);
  const known = Object.entries(causes).find(([prefix]) => code.startsWith(prefix));
  const message = error instanceof Error ? error.message : String(error);
  return known?.[1] ?? `Something unexpected went wrong (${code}): ${message}`;
};

/** What a person reads of a failure, and the exit code. Never a stack trace. */
export const explain = (error: unknown): Explanation => {
  if (error instanceof StaffError) return error;
  if (error instanceof StartError || error instanceof DeskError)
    return { lines: error.message.split('\n'), exitCode: 1 };
  return { lines: [unexpected(error)], exitCode: 1 };
};
