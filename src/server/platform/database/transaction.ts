import type { IsolationLevel, Kysely, Transaction } from 'kysely';
import { failureCode } from '../process/failureLine.ts';
import { isBusy } from './diskTrouble.ts';
import type { Tables } from './tables.ts';

/** For so long a transaction is tried again: longer than a staff command writes, and shorter than a visitor waits. */
const PATIENCE_MS = 4_000;
const PAUSE_MS = 20;

/** PostgreSQL: could not serialise, deadlock. */
const CONFLICTS = ['40001', '40P01'];

/** Whether another transaction was in the way, so that the same one may succeed now. */
const isConflict = (error: unknown): boolean => isBusy(error) || CONFLICTS.includes(failureCode(error));

/**
 * Runs `work` in one transaction, and again where another transaction got in its way: `work` must do nothing that a
 * rollback does not undo. SQLite runs one transaction at a time; PostgreSQL takes the given isolation level.
 */
export const inTransaction = async <T>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
  isolation: IsolationLevel = 'serializable',
): Promise<T> => {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (!isConflict(error) || performance.now() > deadline) throw error;
    }
    // Two that met wait for different times.
    await new Promise((done) => setTimeout(done, PAUSE_MS * (0.5 + Math.random())));
  }
};
