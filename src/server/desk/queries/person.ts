import type { Kysely } from 'kysely';
import type { PersonApplication } from '../../../contract/desk/applicationSchemas.ts';
import { databaseNow } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { nextChangeTime } from '../../platform/records/changeTime.ts';
import { hideExpired } from '../../platform/records/hideExpired.ts';
import { isMailVisibleTo, isVisibleTo, type Viewer } from '../../platform/records/limitedOpenings.ts';
import { normaliseMailbox } from '../../platform/records/mailbox.ts';
import { replaceDetails } from '../../platform/records/recordWords.ts';
import { isAddressStored } from '../../privacy/queries/corrections.ts';
import { eraseUnusedLinks } from '../../privacy/queries/dataLinks.ts';

export type ResendResult = 'unknown' | 'sent' | 'other person' | 'resent';

/** What belongs to one person: their applications, and the emails to them. */
export const personQueries = (db: Kysely<Tables>, clock: () => Date) => ({
  /** All applications from a mailbox that a user may see, newest first, without one of them. */
  listApplications: async (mailbox: string, viewer: Viewer, except = ''): Promise<PersonApplication[]> => {
    const isKept = await hideExpired(db, 'applications', clock());
    const query = db
      .selectFrom('applications')
      .innerJoin('openings', 'openings.id', 'applications.opening_id')
      .select(['reference', 'opening_id', 'job_title', 'applications.status', 'received_at'])
      .where('mailbox', '=', mailbox)
      .where('reference', '!=', except)
      .where(isVisibleTo(viewer, 'applications.opening_id'))
      .orderBy('received_at', 'desc')
      .orderBy('applications.id', 'desc');
    const rows = await (isKept ? query.where(isKept) : query).execute();
    return rows.map(({ opening_id, job_title, received_at, ...row }) => ({
      ...row,
      openingId: opening_id,
      jobTitle: job_title,
      receivedAt: received_at,
    }));
  },

  /**
   * Corrects the address of an unsent email's application or message, gives the email and all waiting ones of the record
   * the new address, and makes it due now.
   */
  resend: (
    id: number,
    { email, by }: { email: string; by: Viewer & { email: string } },
  ): Promise<ResendResult> =>
    inTransaction(db, async (transaction) => {
      const mail = await transaction
        .selectFrom('outbox')
        .select(['subject_reference', 'recipient', 'status', 'attempts', 'last_error'])
        .where('id', '=', id)
        .where(isMailVisibleTo(by))
        .executeTakeFirst();
      if (!mail || mail.recipient === null) return 'unknown';
      if (mail.status === 'sent' || (mail.attempts > 0 && mail.last_error === null)) return 'sent';
      const now = clock();
      const at = now.toISOString();
      const reference = mail.subject_reference;
      for (const kind of ['application', 'message'] as const) {
        const table = `${kind}s` as const;
        const record = await transaction
          .selectFrom(table)
          .select(['id', 'reference', 'name', 'phone', 'mailbox', 'received_at', 'updated_at'])
          .where('reference', '=', reference)
          .executeTakeFirst();
        if (!record) continue;
        const updated_at = nextChangeTime(record, now);
        const mailbox = normaliseMailbox(email);
        if (mailbox !== record.mailbox && (await isAddressStored(transaction, email))) return 'other person';
        await transaction
          .updateTable(table)
          .set({ email, updated_at, mailbox })
          .where('id', '=', record.id)
          .execute();
        await replaceDetails(transaction, `${kind}_words`, { ...record, email });
        if (mailbox !== record.mailbox) await eraseUnusedLinks(transaction, record.mailbox);
        const subject = `${kind} ${reference}`;
        await recordAudit(transaction, { at, actor: by.email, action: `${kind}.addressCorrected`, subject });
        await transaction
          .updateTable('outbox')
          .set({ recipient: email })
          .where('subject_reference', '=', reference)
          .where('recipient', '=', mail.recipient)
          .where('status', '=', 'waiting')
          .execute();
        const due = await databaseNow(transaction);
        await transaction
          .updateTable('outbox')
          .set({
            recipient: email,
            status: 'waiting',
            attempts: 0,
            first_tried_at: null,
            last_error: null,
            next_try_at: due.toISOString(),
          })
          .where('id', '=', id)
          .execute();
        return 'resent';
      }
      return 'unknown';
    }),
});
