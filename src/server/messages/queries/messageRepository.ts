import type { Kysely } from 'kysely';
import { daysAfter } from '../../../lib/daysAfter.ts';
import { queueMails } from '../../outbox/queries/queueMails.ts';
import { groupCommit } from '../../platform/database/groupCommit.ts';
import { completeOptions, type RepositoryOptions } from '../../platform/database/repositoryOptions.ts';
import type { StoredMessage, Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../../platform/records/recordAudit.ts';
import { newReference } from '../../platform/submissions/newReference.ts';
import { earlierOutcome } from '../../platform/submissions/submissions.ts';
import { composeMessage } from '../mails/composeMessage.ts';

/** A checked message; texts are trimmed. */
export interface NewMessage extends Pick<
  StoredMessage,
  'form' | 'name' | 'email' | 'phone' | 'subject' | 'enquiry' | 'message'
> {
  /** The client's key (ONCE-1). */
  key?: string | undefined;
  /** It looks like a machine's (ONCE-7). */
  isSuspect?: boolean;
  /** The server's own check. */
  isTest?: boolean;
}

const contentOf = ({ form, name, email, phone, subject, enquiry, message }: NewMessage) => [
  form,
  name,
  email,
  phone,
  subject,
  enquiry,
  message,
];

/** The messages of the contact forms. */
export const messageRepository = (db: Kysely<Tables>, options: RepositoryOptions = {}) => {
  const { clock, periods, announces } = completeOptions(options);
  const write = options.write ?? groupCommit(db);

  const store = async (
    transaction: Kysely<Tables>,
    { key, isSuspect, isTest, ...message }: NewMessage,
  ): Promise<string> => {
    const reference = newReference();
    const at = clock().toISOString();
    const attempt = { call: 'message', key, content: contentOf(message), outcome: reference, at } as const;
    const earlier = await earlierOutcome(transaction, attempt);
    if (earlier !== undefined) return earlier;
    const stored = await transaction
      .insertInto('messages')
      .values({
        ...message,
        reference,
        received_at: at,
        is_suspect: isSuspect ? 1 : 0,
        is_test: isTest ? 1 : 0,
        delete_after: daysAfter(at, periods.retentionDays),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (stored.is_test) return reference;
    if (announces) await queueMails(transaction, [composeMessage(stored)], at);
    await recordAudit(transaction, {
      at,
      actor: 'visitor',
      action: 'message.received',
      subject: `message ${reference}`,
    });
    return reference;
  };

  return {
    /**
     * Stores the message, the mail to staff and an audit row, all or nothing; gives the reference, also that of an
     * earlier attempt (MAIL-4, ONCE-2, ONCE-3). Refuses with 422 a key that stands for other content.
     */
    submit: (message: NewMessage): Promise<string> => write((transaction) => store(transaction, message)),

    /** By its number or its reference, the latter in any letter case. */
    find: (key: string): Promise<StoredMessage | undefined> => {
      const messages = db.selectFrom('messages').selectAll();
      const found = /^[1-9]\d{0,14}$/.test(key)
        ? messages.where('id', '=', Number(key))
        : messages.where('reference', '=', key.toUpperCase());
      return found.executeTakeFirst();
    },

    /** All messages of people, newest first. */
    list: (): Promise<StoredMessage[]> =>
      db
        .selectFrom('messages')
        .selectAll()
        .where('is_test', '=', 0)
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
  };
};
export type MessageRepository = ReturnType<typeof messageRepository>;
