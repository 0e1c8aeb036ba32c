import { failureCode } from '../process/failure.ts';

/** A full, read-only or broken disk, and a database server that cannot be reached, as the operating system says it. */
const CODES: ReadonlySet<string> = new Set([
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
 * SQLSTATE codes with which nothing is wrong with the statement: connection, resources, operator, system, damage; a
 * conflict, a lock that could not be had, a read-only server; tables missing while another version changes them.
 */
const SQL_STATES = /^(?:(?:08|53|57|58|XX)[0-9A-Z]{3}|40001|40P01|55P03|25006|42P01|42703)$/;

/** Whether an error's code is the disk's or the database's: nothing was stored, and it may work again soon. */
export const isDiskTrouble = (code: string | undefined): boolean =>
  code !== undefined &&
  (code.startsWith('SQLITE_') || code === 'PG_AWAY' || CODES.has(code) || SQL_STATES.test(code));

/**
 * Whether another process held the database for longer than it was waited for. By its code: the error's class is
 * the one of whoever loaded the native module first.
 */
export const isBusy = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  String(error.code).startsWith('SQLITE_BUSY');

/** Whether SQLite refused because what it read of the file cannot be. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(failureCode(error));

/** Where in the program it happened, without the message: messages may hold what a person typed. */
export const framesOf = (error: unknown): string[] =>
  error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')) : [];

/**
 * What the log tells of a failure in the background: its code, and where it happened, unless that is a disk or a
 * database, about which the place says nothing.
 */
export const failureFacts = (error: unknown): { code: string; frames?: string[] } => {
  const code = failureCode(error);
  return isDiskTrouble(code) ? { code } : { code, frames: framesOf(error) };
};

/** Waits for a note of little weight: where the disk is full or read-only, work goes on without it. */
export const unlessDiskTrouble = async (note: Promise<unknown>): Promise<void> => {
  try {
    await note;
  } catch (error) {
    if (!isDiskTrouble(failureCode(error))) throw error;
  }
};
