import type { Kysely } from 'kysely';
import { checkpointWal } from '../platform/database/checkpointWal.ts';
import { isStorageFailure } from '../platform/database/storageFailure.ts';
import { sqlTexts } from '../platform/database/engine.ts';
import type { Tables } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { failureCode } from '../platform/process/failure.ts';
import { readErasures } from './erasureLog.ts';
import {
  eraseReferences,
  eraseRows,
  type EraserDependencies,
  type Erasure,
  type ErasureRequest,
} from './queries/eraseReferences.ts';

interface ErasureReport extends Erasure {
  /** False if another process was reading: the next erasure or restart removes the deleted bytes from the log. */
  isLogEmpty: boolean;
}

/**
 * Erases records by reference, with an audit row for each, and leaves no byte of them in the database or its log.
 */
export const makeEraser =
  (dependencies: EraserDependencies) =>
  async (request: ErasureRequest): Promise<ErasureReport> => {
    const erased = await eraseReferences(dependencies, request);
    return { ...erased, isLogEmpty: await checkpointWal(dependencies.db) };
  };
export type Erase = ReturnType<typeof makeEraser>;

/** Finds the references that are stored, by table. */
export const findStored = async (db: Kysely<Tables>, references: readonly string[]) => {
  const findIn = async (table: 'applications' | 'messages' | 'alerts'): Promise<string[]> => {
    const list = sqlTexts(db, references);
    const rows = await db.selectFrom(table).select('reference').where('reference', 'in', list).execute();
    return rows.map(({ reference }) => reference);
  };
  return {
    applications: await findIn('applications'),
    messages: await findIn('messages'),
    alerts: await findIn('alerts'),
  };
};

interface RepeatOptions {
  dataDir: string;
  /** ISO 8601 instant. */
  at: string;
  actor?: string;
}

/**
 * Repeats the erasures in a data folder's log, and returns the references that were still stored: after a restore, or
 * after a crash between log entry and deletion. Writes nothing if there are none.
 */
export const repeatErasures = async (
  db: Kysely<Tables>,
  { dataDir, at, actor = 'restore' }: RepeatOptions,
): Promise<string[]> => {
  const references = new Set(readErasures(dataDir).map(({ reference }) => reference));
  const stored = await findStored(db, [...references]);
  const storedReferences = Object.values(stored).flat();
  if (storedReferences.length === 0) return [];
  const action = () => 'person.erased';
  await inTransaction(db, (transaction) => eraseRows(transaction, stored, { at, actor, action }));
  return storedReferences;
};

/**
 * Repeats erasures at a server's start, because somebody may have restored a copy without `staff restore`. A full disk
 * does not prevent the start. Returns lines for the operator.
 */
export const repeatErasuresAtStart = async (db: Kysely<Tables>, dataDir: string): Promise<string[]> => {
  try {
    const at = new Date().toISOString();
    const erased = await repeatErasures(db, { dataDir, at, actor: 'server' });
    if (erased.length === 0) return [];
    await checkpointWal(db);
    return [`Erased again, as requested earlier: ${erased.join(', ')}`];
  } catch (error) {
    const code = failureCode(error);
    if (!isStorageFailure(code)) throw error;
    return [`Earlier erasures could not be repeated (${code}); free some disk space and restart the server`];
  }
};
