import { failureCode } from '../process/failureLine.ts';

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
