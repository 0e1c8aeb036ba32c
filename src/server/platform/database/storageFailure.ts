import { failureCode } from '../process/failure.ts';

/** System error codes of a full, read-only or broken disk, and of an unreachable database server. */
const ERROR_CODES: ReadonlySet<string> = new Set([
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO'],
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
]);

/**
 * SQLSTATE codes of failures outside the statement: 08 connection, 53 resources, 57 operator, 58 system, XX corruption;
 * 40001 and 40P01 conflicts, 55P03 lock, 25006 read-only, 42P01 and 42703 a missing table or column during a migration.
 */
const SQL_STATES = /^(?:(?:08|53|57|58|XX)[0-9A-Z]{3}|40001|40P01|55P03|25006|42P01|42703)$/;

/** Whether the disk, SQLite or PostgreSQL reported the error: nothing was stored. */
export const isStorageFailure = (code: string | undefined): boolean =>
  code !== undefined &&
  (code.startsWith('SQLITE_') || code === 'PG_UNREACHABLE' || ERROR_CODES.has(code) || SQL_STATES.test(code));

/**
 * Whether another process locked the database for longer than the timeout. Checks the code and not the class, which may
 * come from another copy of the module.
 */
export const isBusy = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  String(error.code).startsWith('SQLITE_BUSY');

/** Whether SQLite found that the file is damaged, or not a database. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(failureCode(error));

/**
 * Returns what to log about a failure: its code, and the stack without the message, which may contain what a person
 * typed. For a storage failure, the code is enough.
 */
export const describeFailure = (error: unknown): { code: string; frames?: string[] } => {
  const code = failureCode(error);
  if (isStorageFailure(code)) return { code };
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { code, frames: stack.split('\n').filter((line) => line.startsWith('    at ')) };
};

/** Waits for a write that may be skipped: a failure of the disk or the database is ignored. */
export const ignoreStorageFailure = async (write: Promise<unknown>): Promise<void> => {
  try {
    await write;
  } catch (error) {
    if (!isStorageFailure(failureCode(error))) throw error;
  }
};
