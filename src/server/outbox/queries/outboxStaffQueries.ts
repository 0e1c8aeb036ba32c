import type { Kysely } from 'kysely';
import { databaseNow } from '../../platform/database/engine.ts';
import type { MailStatus, QueuedMail, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';

const LISTED_COLUMNS = [
  'id',
  'status',
  'kind',
  'recipient',
  'attempts',
  'first_tried_at',
  'next_try_at',
  'last_error',
] as const;
export type ListedMail = Pick<QueuedMail, (typeof LISTED_COLUMNS)[number]>;

/** Fills a few screens of a terminal. */
export const DEFAULT_LIMIT = 200;

/** The outbox for staff commands. Uses the database's clock unless a test sets another one. */
export const outboxStaffQueries = (db: Kysely<Tables>, clock?: () => Date) => {
  const find = (id: number): Promise<QueuedMail | undefined> =>
    db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();

  const selectMails = (status: MailStatus | undefined) => {
    const mails = db.selectFrom('outbox');
    return status === undefined ? mails : mails.where('status', '=', status);
  };

  return {
    find,

    /** The newest emails, or those of one status, without their texts. */
    list: (status?: MailStatus, limit = DEFAULT_LIMIT): Promise<ListedMail[]> =>
      selectMails(status).select(LISTED_COLUMNS).orderBy('id', 'desc').limit(limit).execute(),

    /** The number of emails, or of those of one status. */
    count: async (status?: MailStatus): Promise<number> => {
      const { mails } = await selectMails(status)
        .select(({ fn }) => fn.countAll<number>().as('mails'))
        .executeTakeFirstOrThrow();
      return Number(mails);
    },

    /**
     * Makes a waiting or dead email due now, and resets its attempts and its 72 hours. Changes nothing and returns
     * undefined if the email was sent already or does not exist.
     */
    retry: (id: number, { actor }: { actor: string }): Promise<QueuedMail | undefined> =>
      inTransaction(db, async (transaction) => {
        const at = (clock?.() ?? (await databaseNow(transaction))).toISOString();
        const mail = await transaction
          .updateTable('outbox')
          .set({
            status: 'waiting',
            attempts: 0,
            first_tried_at: null,
            next_try_at: at,
            last_error: null,
          })
          .where('id', '=', id)
          .where('status', 'in', ['waiting', 'dead'])
          .returningAll()
          .executeTakeFirst();
        if (mail)
          await recordAudit(transaction, { at, actor, action: 'mail.retried', subject: `mail ${id}` });
        return mail;
      }),
  };
};
export type OutboxStaffQueries = ReturnType<typeof outboxStaffQueries>;
