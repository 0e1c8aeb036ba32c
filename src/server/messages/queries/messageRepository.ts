import type { Kysely } from 'kysely';
import { addDays } from '../../../lib/addDays.ts';
import { queueMails } from '../../outbox/queries/queueMails.ts';
import { normaliseMailbox } from '../../platform/records/mailbox.ts';
import { completeOptions, type RepositoryOptions } from '../../platform/database/repositoryOptions.ts';
import type { StoredMessage, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { saveRecordWords, toMessageWords } from '../../platform/records/recordWords.ts';
import { findEarlierOutcome, newReference } from '../../platform/submissions.ts';
import { composeMessage } from '../mails.ts';

/** A checked message; texts are trimmed. */
export interface NewMessage extends Pick<
  StoredMessage,
  'form' | 'name' | 'email' | 'phone' | 'subject' | 'enquiry' | 'message'
> {
  /** The client's idempotency key. */
  key?: string | undefined;
  /** It looks automated. */
  isSuspect?: boolean;
}

/** Stores and reads the messages of the contact forms. */
export const messageRepository = (db: Kysely<Tables>, options: RepositoryOptions = {}) => {
  const { clock, periods, staffMail } = completeOptions(options);

  return {
    /**
     * In one transaction, stores the message, the email to staff and an audit row. Returns the reference, or that of an
     * earlier attempt. Refuses with 422 a key that was used for other content.
     */
    submit: ({ key, isSuspect, ...message }: NewMessage): Promise<string> => {
      const at = clock().toISOString();
      const reference = newReference();
      const { form, name, email, phone, subject, enquiry, message: text } = message;
      const content = [form, name, email, phone, subject, enquiry, text];
      const work = async (transaction: Kysely<Tables>) => {
        const attempt = { call: 'message', key, content, outcome: reference, at } as const;
        const earlier = await findEarlierOutcome(transaction, attempt);
        if (earlier !== undefined) return earlier;
        const stored = await transaction
          .insertInto('messages')
          .values({
            ...message,
            mailbox: normaliseMailbox(email),
            reference,
            received_at: at,
            is_suspect: isSuspect ? 1 : 0,
            delete_after: addDays(at, periods.retentionDays),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        const words = { id: stored.id, texts: toMessageWords(stored) };
        await saveRecordWords(transaction, 'message_words', [words]);
        await queueMails(transaction, [composeMessage(stored, staffMail)], at);
        const entry = { at, actor: 'visitor', subject: `message ${reference}` };
        await recordAudit(transaction, { ...entry, action: 'message.received' });
        return reference;
      };
      return inTransaction(db, work, 'read committed');
    },

    /** All messages, newest first. */
    list: (): Promise<StoredMessage[]> =>
      db.selectFrom('messages').selectAll().orderBy('received_at', 'desc').orderBy('id', 'desc').execute(),
  };
};
export type MessageRepository = ReturnType<typeof messageRepository>;
