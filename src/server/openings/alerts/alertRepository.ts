import type { Kysely } from 'kysely';
import { CONFIRM_DAYS } from '../../../content/alertTexts.ts';
import { addDays } from '../../../lib/addDays.ts';
import { hasReachedLimit, queueMails, countUnsolicited } from '../../outbox/queries/queueMails.ts';
import { normaliseMailbox } from '../../platform/records/mailbox.ts';
import { lowerCase, lowerCaseColumn, normaliseReference } from '../../platform/database/engine.ts';
import type { StoredAlert, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { saveRecordWords, toAlertWords } from '../../platform/records/recordWords.ts';
import { newReference } from '../../platform/submissions.ts';
import { isSameToken, newToken } from '../../platform/token.ts';
import { composeAlertLink } from './composeAlertMails.ts';

/** Erases alerts permanently: a backup that is restored later does not bring them back. */
type EraseAlerts = (request: {
  alerts: readonly string[];
  actor: string;
  reason: 'withdrawn';
}) => Promise<unknown>;

interface AlertRepositoryOptions {
  db: Kysely<Tables>;
  erase: EraseAlerts;
  clock: () => Date;
  /** Days after which a confirmed alert ends. */
  durationDays: number;
}

export interface AlertRequest {
  email: string;
  listQuery: string;
}

type NewAlert = Pick<StoredAlert, 'reference' | 'email' | 'list_query' | 'token'>;

const ACTOR = 'visitor';
/** Limits per email address: emails with a link in a day, and alerts. */
const MAX_LINKS_PER_DAY = 3;
const MAX_ALERTS = 10;

/** Job alerts. Anybody can request one; only who receives its emails can confirm or end it. */
export const alertRepository = ({ db, erase, clock, durationDays }: AlertRepositoryOptions) => {
  const listByAddress = (transaction: Kysely<Tables>, email: string): Promise<StoredAlert[]> =>
    transaction
      .selectFrom('alerts')
      .selectAll()
      .where(lowerCaseColumn('email'), '=', lowerCase(email))
      .execute();

  const find = async (reference: string, token: string): Promise<StoredAlert | undefined> => {
    const alert = await db
      .selectFrom('alerts')
      .selectAll()
      .where('reference', '=', normaliseReference(reference))
      .where('delete_after', '>', clock().toISOString())
      .executeTakeFirst();
    return alert && isSameToken(alert.token, token) ? alert : undefined;
  };

  const eraseAlert = async (transaction: Kysely<Tables>, reference: string): Promise<void> => {
    await transaction.deleteFrom('alerts').where('reference', '=', reference).execute();
    await transaction.deleteFrom('outbox').where('subject_reference', '=', reference).execute();
  };

  /** Stores an unconfirmed alert with the number of its links, and queues the email with the confirmation link. */
  const queueLink = async (
    transaction: Kysely<Tables>,
    { alert, links, now }: { alert: NewAlert; links: number; now: string },
  ): Promise<void> => {
    const delete_after = addDays(now, CONFIRM_DAYS);
    const { reference, email, list_query, token } = alert;
    const { id } = await transaction
      .insertInto('alerts')
      .values({
        reference,
        email,
        mailbox: normaliseMailbox(email),
        list_query,
        token,
        links,
        link_at: now,
        created_at: now,
        confirmed_at: null,
        notified_at: null,
        notified: '[]',
        delete_after,
      })
      .onConflict((conflict) =>
        conflict.column('reference').doUpdateSet({ links, link_at: now, delete_after }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveRecordWords(transaction, 'alert_words', [{ id, texts: toAlertWords(alert) }]);
    await queueMails(transaction, [composeAlertLink(alert, newToken())], now);
    const entry = { at: now, actor: ACTOR, subject: `alert ${reference}` };
    await recordAudit(transaction, { ...entry, action: 'alert.requested' });
  };

  return {
    find,

    /**
     * Stores an unconfirmed alert and queues the email with its link, unless the alert is already confirmed or the
     * mailbox has reached a limit. Both cases insert, delete and commit rows, so that the response time reveals nothing
     * about the address.
     */
    request: ({ email, listQuery }: AlertRequest): Promise<void> =>
      inTransaction(db, async (transaction) => {
        const now = clock().toISOString();
        const alerts = await listByAddress(transaction, email);
        const existingAlert = alerts.find((alert) => alert.list_query === listQuery);
        const mails = await countUnsolicited(transaction, { email, at: now });
        const isRefused =
          Boolean(existingAlert?.confirmed_at) ||
          mails.alertLinks >= MAX_LINKS_PER_DAY ||
          hasReachedLimit(mails) ||
          (!existingAlert && alerts.length >= MAX_ALERTS);
        const links = existingAlert && existingAlert.link_at > addDays(now, -1) ? existingAlert.links + 1 : 1;
        const newAlert = { reference: newReference(), email, list_query: listQuery, token: newToken() };
        await queueLink(transaction, {
          alert: existingAlert && !isRefused ? existingAlert : newAlert,
          links,
          now,
        });
        await eraseAlert(transaction, isRefused ? newAlert.reference : newReference());
      }),

    /** Confirms an alert. False if it has ended or the token is wrong. */
    confirm: async (reference: string, token: string): Promise<boolean> => {
      const alert = await find(reference, token);
      if (!alert) return false;
      if (alert.confirmed_at !== null) return true;
      const at = clock().toISOString();
      await inTransaction(db, async (transaction) => {
        await transaction
          .updateTable('alerts')
          .set({ confirmed_at: at, delete_after: addDays(at, durationDays) })
          .where('reference', '=', alert.reference)
          .execute();
        const subject = `alert ${alert.reference}`;
        await recordAudit(transaction, { at, actor: ACTOR, action: 'alert.confirmed', subject });
      });
      return true;
    },

    /** Ends an alert, or all alerts of its email address. Does nothing for an unknown alert or a wrong token. */
    end: async (reference: string, token: string, { isAll }: { isAll: boolean }): Promise<void> => {
      const alert = await find(reference, token);
      if (!alert) return;
      const alerts = isAll ? await listByAddress(db, alert.email) : [alert];
      await erase({ alerts: alerts.map((each) => each.reference), actor: ACTOR, reason: 'withdrawn' });
    },
  };
};
export type AlertRepository = ReturnType<typeof alertRepository>;
