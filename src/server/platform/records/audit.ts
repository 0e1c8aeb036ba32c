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
  /** `opening 5`, `application 7K3QF-…`: never a person's name or address. */
  subject: string;
}

/** Who looked at a record. These entries end with it. */
export const ACCESS_ACTIONS: readonly string[] = ['opened', 'resumeViewed'];

/** Adds an audit entry; call it inside the transaction of the change. */
export const recordAudit = async (db: Kysely<Tables>, entry: AuditEntry): Promise<void> => {
  await db.insertInto('audit').values(entry).execute();
};

/** The audit log for staff commands: who did what, and when. */
export const auditStaffQueries = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => ({
  /** Records an action that changes no table, such as an export. */
  record: (action: string, subject: string, { actor }: Actor): Promise<void> =>
    recordAudit(db, { at: clock().toISOString(), actor, action, subject }),
});
export type AuditStaffQueries = ReturnType<typeof auditStaffQueries>;
