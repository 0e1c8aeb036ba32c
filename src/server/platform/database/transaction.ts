import type { IsolationLevel, Kysely, Transaction } from 'kysely';
import { failureCode } from '../process/failure.ts';
import { isBusy } from './storageFailure.ts';
import type { Tables } from './tables.ts';

/** Longer than a staff command takes to write, shorter than visitors wait. */
const RETRY_FOR_MS = 4_000;
const RETRY_PAUSE_MS = 20;

/** PostgreSQL: serialization failure, deadlock. */
const CONFLICTS = ['40001', '40P01'];

/** Whether another transaction caused the failure, so that a retry may succeed. */
const isConflict = (error: unknown): boolean => isBusy(error) || CONFLICTS.includes(failureCode(error));

/** Runs one attempt. Kysely's `execute` would hide the cause if the rollback also failed. */
const attempt = async <T>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
  isolation: IsolationLevel,
): Promise<T> => {
  const transaction = await db.startTransaction().setIsolationLevel(isolation).execute();
  try {
    const result = await work(transaction);
    await transaction.commit().execute();
    return result;
  } catch (error) {
    // It may have been rolled back: by SQLite if the disk is full, by PostgreSQL if the connection is lost.
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
    throw error;
  }
};

/**
 * Runs `work` in one transaction, and retries it for four seconds when another transaction conflicts: `work` must do
 * nothing that a rollback does not undo. SQLite runs one transaction at a time; PostgreSQL uses the isolation level.
 */
export const inTransaction = async <T>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
  isolation: IsolationLevel = 'serializable',
): Promise<T> => {
  const deadline = performance.now() + RETRY_FOR_MS;
  for (;;) {
    try {
      return await attempt(db, work, isolation);
    } catch (error) {
      if (!isConflict(error) || performance.now() > deadline) throw error;
    }
    // A random pause, so that the same two transactions do not conflict again.
    await new Promise((done) => setTimeout(done, RETRY_PAUSE_MS * (0.5 + Math.random())));
  }
};
