import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/recordAudit.ts';
import { isOpenAt } from './openNow.ts';

/** Numbers of the sample openings that were deleted, and of those that were only closed. */
export interface ClearedSamples {
  deleted: number[];
  closed: number[];
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Deletes the sample openings for which nothing came in, and closes the others: somebody has applied for them. */
export const clearSamples = (
  db: Kysely<Tables>,
  { actor, at }: { actor: string; at: string },
): Promise<ClearedSamples> =>
  inTransaction(db, async (transaction) => {
    const deleted = await transaction
      .deleteFrom('openings')
      .where('is_sample', '=', 1)
      // An application has an upload, too; and one that is still under way must find its opening.
      .where('id', 'not in', (of) => of.selectFrom('resumes').select('opening_id'))
      .returning('id')
      .execute();
    const closed = await transaction
      .updateTable('openings')
      .set({ status: 'closed', closed_at: at, updated_at: at })
      .where('is_sample', '=', 1)
      .where('status', '!=', 'closed')
      .returning('id')
      .execute();
    for (const id of idsOf(deleted))
      await recordAudit(transaction, { at, actor, action: 'opening.deleted', subject: `opening ${id}` });
    for (const id of idsOf(closed))
      await recordAudit(transaction, { at, actor, action: 'opening.closed', subject: `opening ${id}` });
    return { deleted: idsOf(deleted), closed: idsOf(closed) };
  });

/** How many sample openings take applications. */
export const countOpenSamples = async (db: Kysely<Tables>, at: string): Promise<number> => {
  const { samples } = await db
    .selectFrom('openings')
    .select(({ fn }) => fn.countAll<number>().as('samples'))
    .where('is_sample', '=', 1)
    .where(isOpenAt(at))
    .executeTakeFirstOrThrow();
  return Number(samples);
};
