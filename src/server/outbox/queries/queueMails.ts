import type { Kysely } from 'kysely';
import { compileOnce } from '../../platform/database/compileOnce.ts';
import type { OutboxMail } from '../../platform/database/outboxMail.ts';
import type { Tables } from '../../platform/database/tables.ts';

const insert = compileOnce<OutboxMail & { at: string; dueAt: string }, unknown>((db, value) =>
  db.insertInto('outbox').values({
    kind: value('kind'),
    subject_reference: value('subject_reference'),
    recipient: value('recipient'),
    reply_to: value('reply_to'),
    subject: value('subject'),
    body: value('body'),
    resume_id: value('resume_id'),
    message_id: value('message_id'),
    unsubscribe: value('unsubscribe'),
    status: 'waiting',
    attempts: 0,
    first_tried_at: null,
    next_try_at: value('dueAt'),
    last_error: null,
    created_at: value('at'),
    sent_at: null,
  }),
);

/** `dueAt`: when it may leave, where that is not at once. */
export type MailToQueue = OutboxMail & { dueAt?: string };

/** Puts mails into the outbox; call it inside the transaction of what they tell of (MAIL-4, MAIL-7). */
export const queueMails = async (
  transaction: Kysely<Tables>,
  mails: readonly MailToQueue[],
  at: string,
): Promise<void> => {
  for (const mail of mails) await insert(transaction, { unsubscribe: null, dueAt: at, ...mail, at });
};
