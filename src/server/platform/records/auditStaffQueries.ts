import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Actor } from './actor.ts';
import { recordAudit, type AuditEntry } from './recordAudit.ts';

/** Who did what, and when (docs/requirements.md, STAFF-3). */
export const auditStaffQueries = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => ({
  /** Newest first; since an ISO 8601 instant, where one is given. */
  list: ({ since }: { since?: string | undefined } = {}): Promise<AuditEntry[]> => {
    const all = db.selectFrom('audit').select(['at', 'actor', 'action', 'subject']).orderBy('id', 'desc');
    return (since === undefined ? all : all.where('at', '>=', since)).execute();
  },

  /** When something was last done; undefined: never. */
  lastOf: async (action: string): Promise<string | undefined> => {
    const entry = await db
      .selectFrom('audit')
      .select('at')
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return entry?.at;
  },

  /** Notes what leaves no trace in the tables themselves, like a file that was written. */
  note: (action: string, subject: string, { actor }: Actor): Promise<void> =>
    recordAudit(db, { at: clock().toISOString(), actor, action, subject }),

  /** The same of several subjects, all or none: one commit, however many there are. */
  noteAll: (action: string, subjects: readonly string[], { actor }: Actor): Promise<void> =>
    inTransaction(db, async (transaction) => {
      const at = clock().toISOString();
      for (const subject of subjects) await recordAudit(transaction, { at, actor, action, subject });
    }),
});
export type AuditStaffQueries = ReturnType<typeof auditStaffQueries>;
