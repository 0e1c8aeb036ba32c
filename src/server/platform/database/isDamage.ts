import { failureCode } from '../process/failureLine.ts';

/** Whether SQLite refused because what it read of the file cannot be. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(failureCode(error));
