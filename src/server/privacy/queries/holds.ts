import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { updateDeletionDates } from '../../platform/records/deletionDates.ts';

interface HoldRequest {
  reference: string;
  actor: string;
  /** Why the deletion stops; null: it goes on. */
  reason: string | null;
}

/** Stops the automatic deletion of an application, or lets it go on. Staff and applicant can still erase it. */
export const holdQueries = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => ({
  /** False if the application is not stored. */
  setHold: ({ reference, actor, reason }: HoldRequest): Promise<boolean> =>
    inTransaction(db, async (transaction) => {
      const at = clock().toISOString();
      const updated = await transaction
        .updateTable('applications')
        .set({ hold_reason: reason, updated_at: at })
        .where('reference', '=', reference)
        .returning('id')
        .executeTakeFirst();
      if (!updated) return false;
      await updateDeletionDates(transaction, { reference });
      const action = `application.${reason === null ? 'released' : 'held'}`;
      await recordAudit(transaction, { at, actor, action, subject: `application ${reference}` });
      return true;
    }),
});
export type HoldQueries = ReturnType<typeof holdQueries>;
