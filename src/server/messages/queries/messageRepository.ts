import type { Kysely } from 'kysely';
import { daysAfter } from '../../../lib/daysAfter.ts';
import { queueMails } from '../../outbox/queries/queueMails.ts';
import { completeOptions, type RepositoryOptions } from '../../platform/database/repositoryOptions.ts';
import type { StoredMessage, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { earlierOutcome, newReference } from '../../platform/submissions.ts';
import { composeMessage } from '../mails.ts';

/** A checked message; texts are trimmed. */
export interface NewMessage extends Pick<
  StoredMessage,
  'form' | 'name' | 'email' | 'phone' | 'subject' | 'enquiry' | 'message'
> {
  /** The client's key (ONCE-1). */
  key?: string | undefined;
  /** It looks like a machine's (ONCE-7). */
  isSuspect?: boolean;
}

/** Stores the row of a message; `at` and `deleteAfter` are ISO 8601 instants. */
const insertMessage = (
  db: Kysely<Tables>,
  { isSuspect, ...message }: Omit<NewMessage, 'key'>,
  { reference, at, deleteAfter }: { reference: string; at: string; deleteAfter: string },
): Promise<StoredMessage> =>
  db
    .insertInto('messages')
    .values({
      ...message,
      reference,
      received_at: at,
      is_suspect: isSuspect ? 1 : 0,
      delete_after: deleteAfter,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** What a message is stored with beside its own texts. */
interface Storing {
  reference: string;
  /** ISO 8601 instants. */
  at: string;
  deleteAfter: string;
}

const messageContent = ({ form, name, email, phone, subject, enquiry, message }: Omit<NewMessage, 'key'>) => [
  form,
  name,
  email,
  phone,
  subject,
  enquiry,
  message,
];

/**
 * Stores a message with all that belongs to it; call it inside a transaction of its own or in a savepoint. Gives the
 * reference, also that of an earlier attempt (MAIL-4, ONCE-2, ONCE-3).
 */
const storeMessage = async (
  transaction: Kysely<Tables>,
  { key, ...message }: NewMessage,
  { reference, at, deleteAfter }: Storing,
): Promise<string> => {
  const content = messageContent(message);
  const attempt = { call: 'message', key, content, outcome: reference, at } as const;
  const earlier = await earlierOutcome(transaction, attempt);
  if (earlier !== undefined) return earlier;
  const stored = await insertMessage(transaction, message, { reference, at, deleteAfter });
  await queueMails(transaction, [composeMessage(stored)], at);
  const subject = `message ${reference}`;
  await recordAudit(transaction, { at, actor: 'visitor', action: 'message.received', subject });
  return reference;
};

/** The messages of the contact forms. */
export const messageRepository = (db: Kysely<Tables>, options: RepositoryOptions = {}) => {
  const { clock, periods } = completeOptions(options);

  return {
    /**
     * Stores the message, the mail to staff and an audit row, all or nothing; gives the reference, also that of an
     * earlier attempt (MAIL-4, ONCE-2, ONCE-3). Refuses with 422 a key that stands for other content.
     */
    submit: (message: NewMessage): Promise<string> => {
      const at = clock().toISOString();
      const deleteAfter = daysAfter(at, periods.retentionDays);
      const storing = { reference: newReference(), at, deleteAfter };
      const work = (transaction: Kysely<Tables>) => storeMessage(transaction, message, storing);
      return inTransaction(db, work, 'read committed');
    },

    /** By its number or its reference, the latter in any letter case. */
    find: (key: string): Promise<StoredMessage | undefined> => {
      const messages = db.selectFrom('messages').selectAll();
      const found = /^[1-9]\d{0,14}$/.test(key)
        ? messages.where('id', '=', Number(key))
        : messages.where('reference', '=', key.toUpperCase());
      return found.executeTakeFirst();
    },

    /** All messages, newest first. */
    list: (): Promise<StoredMessage[]> =>
      db.selectFrom('messages').selectAll().orderBy('received_at', 'desc').orderBy('id', 'desc').execute(),
  };
};
export type MessageRepository = ReturnType<typeof messageRepository>;
