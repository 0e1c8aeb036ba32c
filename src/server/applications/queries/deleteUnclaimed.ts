import type { Kysely } from 'kysely';
import { sqlNumbers } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Overwriting deleted bytes blocks other requests: 4 MiB take some 25 ms. */
const BATCH_BYTES = 4 * 1024 * 1024;
const BATCH_ROWS = 10;

/** The first rows with files that fit into one transaction; at least one row. */
const pickBatch = <Row extends { size: number }>(rows: readonly Row[]): Row[] => {
  let sum = 0;
  return rows.filter(({ size }, index) => {
    sum += size;
    return index === 0 || sum <= BATCH_BYTES;
  });
};

/**
 * Deletes a batch of the oldest uploads that no application has claimed, with their keys; only those uploaded until
 * `before` (ISO 8601). Deleting and claiming each check an upload in the same statement, so that only one of them
 * succeeds.
 */
export const deleteUnclaimed = (
  db: Kysely<Tables>,
  before: string,
): Promise<{ count: number; bytes: number }> =>
  inTransaction(db, async (transaction) => {
    const due = await transaction
      .selectFrom('resumes')
      .select(['id', 'size'])
      .where('claimed_by', 'is', null)
      .where('uploaded_at', '<=', before)
      .orderBy('uploaded_at')
      .limit(BATCH_ROWS)
      .execute();
    const ids = pickBatch(due).map(({ id }) => id);
    if (ids.length === 0) return { count: 0, bytes: 0 };
    const deleted = await transaction
      .deleteFrom('resumes')
      .where('id', 'in', sqlNumbers(db, ids))
      .where('claimed_by', 'is', null)
      .returning(['stored_name', 'size'])
      .execute();
    const names = deleted.map(({ stored_name }) => stored_name);
    if (names.length > 0) await transaction.deleteFrom('submissions').where('outcome', 'in', names).execute();
    return { count: deleted.length, bytes: deleted.reduce((sum, { size }) => sum + size, 0) };
  });
