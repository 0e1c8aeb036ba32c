import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface Actor {
  actor: string;
}

export interface AuditEntry {
  at: string;
  /** Who did it: a staff member's login name, or `visitor`. */
  actor: string;
  /** `opening.added`, `opening.edited`, `opening.closed`, `opening.reopened`, `application.received`, … */
  action: string;
  /** `opening 5`, `application 7K3QF-…`: never a name or an address of a person. */
  subject: string;
}

/** Writes who did what; call it inside the transaction of the change itself, so that neither exists alone. */
export const recordAudit = async (db: Kysely<Tables>, entry: AuditEntry): Promise<void> => {
  await db.insertInto('audit').values(entry).execute();
};

/** Who did what, and when (docs/requirements.md, STAFF-3). */
export const auditStaffQueries = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => ({
  /** Notes what leaves no trace in the tables themselves, like a file that was written. */
  note: (action: string, subject: string, { actor }: Actor): Promise<void> =>
    recordAudit(db, { at: clock().toISOString(), actor, action, subject }),
});
export type AuditStaffQueries = ReturnType<typeof auditStaffQueries>;
