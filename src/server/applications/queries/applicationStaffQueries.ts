import type { Kysely } from 'kysely';
import type { ApplicationStatus } from '../../platform/database/applicationTables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Actor } from '../../platform/records/actor.ts';
import type { Note } from '../../platform/records/note.ts';
import { recordAudit } from '../../platform/records/recordAudit.ts';
import type { ApplicationFilter } from './applicationFilter.ts';
import { earlierApplications, filterApplications, matchApplications } from './filterApplications.ts';
import type { StoredApplication } from './selectApplications.ts';

/** What staff can decide of an application. */
export const DECISIONS = [
  'received',
  'reviewed',
  'invited',
  'declined',
] as const satisfies readonly ApplicationStatus[];
export type Decision = (typeof DECISIONS)[number];

/**
 * The applications as staff work with them. Every change names its `actor` and leaves an audit row.
 */
export const applicationStaffQueries = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => {
  const now = () => clock().toISOString();

  const audit = (transaction: Kysely<Tables>, reference: string, action: string, { actor }: Actor) =>
    recordAudit(transaction, { at: now(), actor, action, subject: `application ${reference}` });

  return {
    /** Those whom a number, a reference or a part of one means. */
    match: (text: string) => matchApplications(db, text),

    /** Those that fit the filter, newest first. */
    list: (filter: ApplicationFilter = {}) => filterApplications(db, filter),

    earlierThan: (application: StoredApplication) => earlierApplications(db, application),

    /** Notes that somebody has read it; the first time stays. */
    markRead: (reference: string, actor: Actor): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await transaction
          .updateTable('applications')
          .set({ read_at: now() })
          .where('reference', '=', reference)
          .where('read_at', 'is', null)
          .execute();
        await audit(transaction, reference, 'application.read', actor);
      }),

    /** Says where applications stand, all in one step; gives the references of those that did not stand there already. */
    decide: (references: readonly string[], status: Decision, actor: Actor): Promise<string[]> =>
      inTransaction(db, async (transaction) => {
        const changed: string[] = [];
        for (const reference of references) {
          const at = now();
          const { numUpdatedRows } = await transaction
            .updateTable('applications')
            .set(({ fn, val }) => ({ status, status_at: at, read_at: fn.coalesce('read_at', val(at)) }))
            .where('reference', '=', reference)
            .where('status', '!=', status)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) continue;
          await audit(transaction, reference, `application.${status}`, actor);
          changed.push(reference);
        }
        return changed;
      }),

    addNote: (reference: string, text: string, { actor }: Actor): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await transaction.insertInto('notes').values({ reference, at: now(), actor, text }).execute();
        await audit(transaction, reference, 'application.noted', { actor });
      }),

    /** What staff wrote about it, oldest first. */
    notes: (reference: string): Promise<Note[]> =>
      db.selectFrom('notes').selectAll().where('reference', '=', reference).orderBy('id').execute(),

    /** Notes in the audit that personal data left the database, by a file somebody wrote. */
    noteExport: async (references: readonly string[], { actor }: Actor): Promise<void> => {
      // A list on the terminal exports none, and has to work where nothing can be written.
      if (references.length === 0) return;
      await inTransaction(db, async (transaction) => {
        for (const reference of references)
          await audit(transaction, reference, 'application.exported', { actor });
      });
    },
  };
};
export type ApplicationStaffQueries = ReturnType<typeof applicationStaffQueries>;
