import type { Kysely } from 'kysely';
import { addDays } from '../../../lib/addDays.ts';
import {
  hasReachedLimit,
  queueMails,
  countUnsolicited,
  WITHDRAWAL_REQUESTED,
} from '../../outbox/queries/queueMails.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import type { StoredApplication } from '../queries/selectApplications.ts';
import { composeWithdrawal, composeWithdrawn, composeWithdrawnNotice } from './mails.ts';

interface WithdrawalOptions {
  db: Kysely<Tables>;
  /**
   * Erases an application, and calls `afterDeletion` in the same transaction with the number of deleted rows.
   */
  erase: (request: {
    applications: readonly string[];
    actor: string;
    reason: 'withdrawn';
    afterDeletion: (transaction: Kysely<Tables>, erased: { applications: number }) => Promise<void>;
  }) => Promise<unknown>;
  clock?: () => Date;
}

const ACTOR = 'applicant';
const HOUR_MS = 3_600_000;
const TOKEN_BYTES = 24;
/** Limits on emails with a link: per application in an hour, and per email address in a day. */
const MAX_MAILS_PER_HOUR = 3;
const MAX_MAILS_PER_DAY = 10;

/** Handles withdrawals of applications. Every step writes an audit row. */
export const withdrawalRepository = ({ db, erase, clock = () => new Date() }: WithdrawalOptions) => {
  const running = new Map<string, Promise<void>>();
  const exists = async (reference: string): Promise<boolean> =>
    (await db.selectFrom('applications').select('id').where('reference', '=', reference).execute()).length >
    0;

  const withdrawOnce = async (application: StoredApplication, hasMail: boolean): Promise<void> => {
    const { reference } = application;
    if (!(await exists(reference))) return;
    await erase({
      applications: [reference],
      actor: ACTOR,
      reason: 'withdrawn',
      afterDeletion: async (transaction, { applications }) => {
        if (applications === 0) return;
        const last = hasMail ? [composeWithdrawn(application)] : [];
        const at = clock().toISOString();
        await queueMails(transaction, [composeWithdrawnNotice(application), ...last], at);
      },
    });
  };

  return {
    /**
     * Emails the applicant a link with a new token, and stores the token's hash; earlier links become invalid. Returns
     * false and sends nothing if the application or the address has reached its limit.
     */
    request: (application: StoredApplication): Promise<boolean> => {
      const { reference, email } = application;
      const at = clock().toISOString();
      const token = newToken(TOKEN_BYTES);
      const entry = { at, actor: ACTOR, action: WITHDRAWAL_REQUESTED, subject: `application ${reference}` };
      return inTransaction(db, async (transaction) => {
        const recentRequests = await transaction
          .selectFrom('audit')
          .select('id')
          .where('action', '=', WITHDRAWAL_REQUESTED)
          .where('subject', '=', entry.subject)
          .where('at', '>', new Date(Date.parse(at) - HOUR_MS).toISOString())
          .execute();
        if (recentRequests.length >= MAX_MAILS_PER_HOUR) return false;
        const mails = await countUnsolicited(transaction, { email, at });
        if (mails.withdrawalLinks >= MAX_MAILS_PER_DAY || hasReachedLimit(mails)) return false;
        const updated = await transaction
          .updateTable('applications')
          .set({ withdrawal_hash: hashToken(token), withdrawal_until: addDays(at, 1) })
          .where('reference', '=', reference)
          .returning('id')
          .executeTakeFirst();
        // The application has just been withdrawn: an email would store the address again.
        if (!updated) return true;
        await queueMails(transaction, [composeWithdrawal(application, { token, suffix: newToken() })], at);
        await recordAudit(transaction, entry);
        return true;
      });
    },

    /** Whether this is the token of the application's latest link, and has not expired. */
    isValid: async (reference: string, token: string): Promise<boolean> => {
      const row = await db
        .selectFrom('applications')
        .select('id')
        .where('reference', '=', reference)
        .where('withdrawal_hash', '=', hashToken(token))
        .where('withdrawal_until', '>', clock().toISOString())
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Writes an audit row for a wrong token or a wrong address. */
    recordRefusal: (reference: string): Promise<void> =>
      recordAudit(db, {
        at: clock().toISOString(),
        actor: ACTOR,
        action: 'application.withdrawal_refused',
        subject: `application ${reference}`,
      }),

    /**
     * Erases an application and informs staff, and the applicant if a mail server is configured; without one their
     * address would stay in the outbox. Concurrent calls share one run: a second erasure would delete the emails of the
     * first.
     */
    withdraw: (application: StoredApplication, { hasMail }: { hasMail: boolean }): Promise<void> => {
      const { reference } = application;
      const withdrawing =
        running.get(reference) ?? withdrawOnce(application, hasMail).finally(() => running.delete(reference));
      running.set(reference, withdrawing);
      return withdrawing;
    },
  };
};
export type WithdrawalRepository = ReturnType<typeof withdrawalRepository>;
