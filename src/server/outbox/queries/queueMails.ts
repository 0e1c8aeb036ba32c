import type { Kysely } from 'kysely';
import type { OutboxMail } from '../../platform/database/outboxMail.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { databaseNow } from './databaseNow.ts';

/** Puts mails into the outbox, due at once; call it inside the transaction of what they tell of. */
export const queueMails = async (
  transaction: Kysely<Tables>,
  mails: readonly OutboxMail[],
  at: string,
): Promise<void> => {
  if (mails.length === 0) return;
  const due = await databaseNow(transaction, () => new Date(at));
  const rows = mails.map((mail) => ({
    unsubscribe: null,
    ...mail,
    status: 'waiting' as const,
    attempts: 0,
    first_tried_at: null,
    next_try_at: due.toISOString(),
    last_error: null,
    created_at: at,
    sent_at: null,
  }));
  await transaction.insertInto('outbox').values(rows).execute();
};
