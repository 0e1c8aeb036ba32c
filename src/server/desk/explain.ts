import { PreconditionError } from '../platform/database/preconditionError.ts';
import { StartError } from '../platform/process/startError.ts';
import { codeOf } from './codeOf.ts';
import { StaffError, type FailureCode } from './command/staffError.ts';

export interface Explanation {
  lines: readonly string[];
  exitCode: FailureCode;
}

/** Where the rest is shown, this stands below it, too. */
export const damagedLine = (dataDir?: string): string =>
  `The database${dataDir === undefined ? '' : ` in ${dataDir}`} is damaged: './staff doctor' says more, './staff restore FILE' puts a backup in its place`;

const causes: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'The database is busy; try again in a minute',
  PG_: 'Nothing was stored: the database does not answer; try again in a minute',
  SQLITE_FULL: 'Nothing was stored: the disk is full',
  ENOSPC: 'Nothing was stored or deleted: the disk is full',
  EFBIG: 'Nothing was stored or deleted: the disk is full',
  EROFS: 'Nothing was stored or deleted: the disk can only be read',
  SQLITE_READONLY:
    'Nothing was stored: the disk is full, or it can only be read, or you may not write to the database',
  SQLITE_NOTADB: 'site.db in the data folder is not a database',
};

const unexpected = (error: unknown, dataDir: string | undefined): string => {
  const code = codeOf(error);
  if (code.startsWith('SQLITE_CORRUPT')) return damagedLine(dataDir);
  const known = Object.entries(causes).find(([prefix]) => code.startsWith(prefix));
  const message = error instanceof Error ? error.message : String(error);
  return known?.[1] ?? `Something unexpected went wrong (${code}): ${message}`;
};

/** What a person reads of a failure, and the exit code; `dataDir`: of the database. Never a stack trace. */
export const explain = (error: unknown, dataDir?: string): Explanation => {
  if (error instanceof StaffError) return error;
  if (error instanceof StartError || error instanceof PreconditionError)
    return { lines: error.message.split('\n'), exitCode: 1 };
  return { lines: [unexpected(error, dataDir)], exitCode: 1 };
};
