import type { Kysely } from 'kysely';
import { addDays } from '../../../lib/addDays.ts';
import { queueMails } from '../../outbox/queries/queueMails.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { composeConsentMail } from '../mails.ts';

/** How long before a consent to longer storage ends its applicant is asked to renew it. */
const ASKED_DAYS_BEFORE = 30;
const BATCH_ROWS = 100;

/** Asks each applicant once, by email, whose consent ends within a month. Returns how many. */
export const askForConsent = (db: Kysely<Tables>, now: Date): Promise<number> =>
  inTransaction(db, async (transaction) => {
    const at = now.toISOString();
    const due = await transaction
      .selectFrom('applications')
      .innerJoin('openings', 'openings.id', 'applications.opening_id')
      .select(['applications.reference', 'applications.email', 'openings.job_title as jobTitle'])
      .select('applications.consent_until as until')
      .where('consent_until', '<=', addDays(at, ASKED_DAYS_BEFORE))
      .where('consent_until', '>', at)
      .where('consent_asked_at', 'is', null)
      .orderBy('consent_until')
      .limit(BATCH_ROWS)
      .execute();
    for (const { until, ...row } of due) {
      const { reference } = row;
      await transaction
        .updateTable('applications')
        .set({ consent_asked_at: at })
        .where('reference', '=', reference)
        .execute();
      await queueMails(transaction, [composeConsentMail({ ...row, until: until ?? at })], at);
      const entry = { at, actor: 'server', action: 'application.consentAsked' };
      await recordAudit(transaction, { ...entry, subject: `application ${reference}` });
    }
    return due.length;
  });
