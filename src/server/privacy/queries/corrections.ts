import type { Kysely } from 'kysely';
import type { PersonDetails } from '../../../contract/yourData.ts';
import { addDays } from '../../../lib/addDays.ts';
import { normaliseMailbox } from '../../platform/records/mailbox.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { replaceDetails } from '../../platform/records/recordWords.ts';
import { eraseUnusedLinks } from './dataLinks.ts';

interface CorrectionOptions {
  db: Kysely<Tables>;
  clock: () => Date;
  retentionDays: number;
}

interface Request {
  reference: string;
  actor: string;
}

const KINDS = { applications: 'application', messages: 'message' } as const;

/** Whether any record has this address. */
export const isAddressStored = async (db: Kysely<Tables>, email: string): Promise<boolean> => {
  const mailbox = normaliseMailbox(email);
  for (const table of ['applications', 'messages', 'alerts'] as const) {
    const row = await db.selectFrom(table).select('id').where('mailbox', '=', mailbox).executeTakeFirst();
    if (row) return true;
  }
  return false;
};

/** Corrections of a record, at the request of its person. Each writes an audit row. */
export const correctionQueries = ({ db, clock, retentionDays }: CorrectionOptions) => {
  const find = async (from: Kysely<Tables>, reference: string) => {
    for (const table of ['applications', 'messages'] as const) {
      const row = await from
        .selectFrom(table)
        .select(['id', 'reference', 'name', 'email', 'phone', 'mailbox'])
        .where('reference', '=', reference)
        .executeTakeFirst();
      if (row) return { table, ...row };
    }
    return undefined;
  };

  return {
    /** The table, details and mailbox of an application or a message. */
    find: (reference: string) => find(db, reference),

    /** Whether records of another mailbox have this address: a correction must not join two people. */
    belongsToOthers: (email: string): Promise<boolean> => isAddressStored(db, email),

    /** Corrects the details of an application or a message. False if it is not stored any more. */
    correct: ({ reference, actor }: Request, details: Partial<PersonDetails>): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        const before = await find(transaction, reference);
        if (!before) return false;
        const { table, id } = before;
        const { name, email, phone } = { ...before, ...details };
        const at = clock().toISOString();
        await transaction
          .updateTable(table)
          .set({ name, email, phone, mailbox: normaliseMailbox(email), updated_at: at })
          .where('id', '=', id)
          .execute();
        await replaceDetails(transaction, `${KINDS[table]}_words`, { id, reference, name, email, phone });
        if (normaliseMailbox(email) !== before.mailbox) await eraseUnusedLinks(transaction, before.mailbox);
        const subject = `${KINDS[table]} ${reference}`;
        await recordAudit(transaction, { at, actor, action: `${KINDS[table]}.corrected`, subject });
        return true;
      }),

    /** Withdraws the consent to longer storage. False if there is none. */
    withdrawConsent: ({ reference, actor }: Request): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        const row = await transaction
          .selectFrom('applications')
          .select(['received_at', 'delete_after'])
          .where('reference', '=', reference)
          .where('consent_version', 'is not', null)
          .executeTakeFirst();
        if (!row) return false;
        const at = clock().toISOString();
        const [delete_after = ''] = [row.delete_after, addDays(row.received_at, retentionDays)].toSorted();
        await transaction
          .updateTable('applications')
          .set({ consent_version: null, delete_after, updated_at: at })
          .where('reference', '=', reference)
          .execute();
        const subject = `application ${reference}`;
        await recordAudit(transaction, { at, actor, action: 'application.consentWithdrawn', subject });
        return true;
      }),
  };
};
export type CorrectionQueries = ReturnType<typeof correctionQueries>;
