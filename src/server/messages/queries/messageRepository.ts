import type { Kysely } from 'kysely';
import { daysAfter } from '../../../lib/daysAfter.ts';
import { completeOptions, type RepositoryOptions } from '../../platform/database/repositoryOptions.ts';
import type { StoredMessage, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newReference } from '../../platform/submissions/newReference.ts';
import { storeMessage } from '../storeMessage.ts';
import type { NewMessage } from './newMessage.ts';

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
