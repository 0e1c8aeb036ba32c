import type { Kysely, Updateable } from 'kysely';
import { yourDataTexts } from '../../../content/yourDataTexts.ts';
import { CONSENT_VERSION } from '../../../contract/constants.ts';
import type { PersonDetails } from '../../../contract/yourData.ts';
import { addDays } from '../../../lib/addDays.ts';
import { normaliseMailbox } from '../../platform/records/mailbox.ts';
import type { ApplicationsTable } from '../../platform/database/applicationTables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { updateDeletionDates } from '../../platform/records/deletionDates.ts';
import { replaceDetails } from '../../platform/records/recordWords.ts';
import type { Periods } from '../../platform/settings/periods.ts';
import { eraseUnusedLinks } from './dataLinks.ts';

interface CorrectionOptions {
  db: Kysely<Tables>;
  clock: () => Date;
  periods: Periods;
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
export const correctionQueries = ({ db, clock, periods }: CorrectionOptions) => {
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

  const findConsent = (from: Kysely<Tables>, reference: string) =>
    from
      .selectFrom('applications')
      .select(['received_at', 'promised_until'])
      .where('reference', '=', reference)
      .where('consent_version', 'is not', null)
      .executeTakeFirst();

  const writeConsent = async (
    transaction: Kysely<Tables>,
    { reference, actor, action, set }: Request & { action: string; set: Updateable<ApplicationsTable> },
  ): Promise<void> => {
    const at = clock().toISOString();
    await transaction
      .updateTable('applications')
      .set({ ...set, updated_at: at })
      .where('reference', '=', reference)
      .execute();
    await updateDeletionDates(transaction, { reference });
    const subject = `application ${reference}`;
    await recordAudit(transaction, { at, actor, action: `application.${action}`, subject });
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
        const row = await findConsent(transaction, reference);
        if (!row) return false;
        const { received_at, promised_until } = row;
        const [promised = null] = [
          promised_until,
          promised_until && addDays(received_at, periods.retentionDays),
        ]
          .filter((each) => each !== null)
          .toSorted();
        await writeConsent(transaction, {
          reference,
          actor,
          action: 'consentWithdrawn',
          set: {
            consent_version: null,
            consent_text: null,
            consent_until: null,
            consent_asked_at: null,
            promised_until: promised,
          },
        });
        return true;
      }),

    /** Renews a consent to longer storage from today. False if there is none. */
    renewConsent: ({ reference, actor }: Request): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        if (!(await findConsent(transaction, reference))) return false;
        await writeConsent(transaction, {
          reference,
          actor,
          action: 'consentRenewed',
          set: {
            consent_version: CONSENT_VERSION,
            consent_text: yourDataTexts.renewConsent,
            consent_until: addDays(clock().toISOString(), periods.keptRetentionDays),
            consent_asked_at: null,
          },
        });
        return true;
      }),
  };
};
export type CorrectionQueries = ReturnType<typeof correctionQueries>;
