import { failureCode } from '../process/failure.ts';

/** The system's codes for a full, read-only or broken disk, and for a database server that cannot be reached. */
const DISK_CODES: ReadonlySet<string> = new Set([
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
 * SQLSTATE codes that do not blame the statement: connection, resources, operator, system, damage; a conflict, a lock
 * that was not available, a read-only server; tables missing while another version changes them.
 */
const SQL_STATES = /^(?:(?:08|53|57|58|XX)[0-9A-Z]{3}|40001|40P01|55P03|25006|42P01|42703)$/;

/** Whether an error's code is the disk's or the database's: nothing was stored, and it may work again soon. */
export const isStorageFailure = (code: string | undefined): boolean =>
  code !== undefined &&
  (code.startsWith('SQLITE_') || code === 'PG_AWAY' || DISK_CODES.has(code) || SQL_STATES.test(code));

/**
 * Whether another process held the database for longer than the timeout. By its code: the error's class belongs to
 * whichever copy of the module was loaded first.
 */
export const isBusy = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  String(error.code).startsWith('SQLITE_BUSY');

/** Whether SQLite found the file damaged, or no database. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(failureCode(error));

/**
 * What the log says of a failure: its code, and the stack without the message, which may hold what a person typed. The
 * stack says nothing about a full disk or an unreachable database.
 */
export const failureFacts = (error: unknown): { code: string; frames?: string[] } => {
  const code = failureCode(error);
  if (isStorageFailure(code)) return { code };
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { code, frames: stack.split('\n').filter((line) => line.startsWith('    at ')) };
};

/** Waits for an unimportant write: where the disk is full or read-only, work continues without it. */
export const ignoreStorageFailure = async (note: Promise<unknown>): Promise<void> => {
  try {
    await note;
  } catch (error) {
    if (!isStorageFailure(failureCode(error))) throw error;
  }
};
