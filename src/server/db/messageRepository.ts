import type { Kysely } from 'kysely';
import { composeMessage } from '../mail/composeMessage.ts';
import { newReference } from '../newReference.ts';
import { queueMails } from './queueMails.ts';
import { recordAudit } from './recordAudit.ts';
import type { StoredMessage, Tables } from './tables.ts';

/** A checked message; texts are trimmed. */
export type NewMessage = Omit<StoredMessage, 'id' | 'reference' | 'received_at'>;

/** The messages of the contact forms. */
export const messageRepository = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => ({
  /** Stores the message, the mail to staff and an audit row, all or nothing; gives the reference (MAIL-4). */
  submit: (message: NewMessage): Promise<string> => {
    const reference = newReference();
    const at = clock().toISOString();
    return db.transaction().execute(async (transaction) => {
      const stored = await transaction
        .insertInto('messages')
        .values({ ...message, reference, received_at: at })
        .returningAll()
        .executeTakeFirstOrThrow();
      await queueMails(transaction, [composeMessage(stored)], at);
      await recordAudit(transaction, {
        at,
        actor: 'visitor',
        action: 'message.received',
        subject: `message ${reference}`,
      });
      return reference;
    });
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
});
export type MessageRepository = ReturnType<typeof messageRepository>;
