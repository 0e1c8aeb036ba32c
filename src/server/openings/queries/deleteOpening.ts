import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/recordAudit.ts';

/**
 * Deletes an opening with its versions, unless somebody has applied for it or is about to; says whether it did
 * (docs/requirements.md, STAFF-23).
 */
export const deleteOpening = (
  db: Kysely<Tables>,
  { id, actor, at }: { id: number; actor: string; at: string },
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('openings')
      .where('id', '=', id)
      // An application has an upload, too; and one that is still under way must find its opening.
      .where('id', 'not in', (of) => of.selectFrom('resumes').select('opening_id'))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await recordAudit(transaction, { at, actor, action: 'opening.deleted', subject: `opening ${id}` });
    return true;
  });
