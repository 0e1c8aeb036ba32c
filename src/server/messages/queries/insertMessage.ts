import type { Kysely } from 'kysely';
import type { StoredMessage, Tables } from '../../platform/database/tables.ts';
import type { NewMessage } from './newMessage.ts';

/** Stores the row of a message; `at` and `deleteAfter` are ISO 8601 instants. */
export const insertMessage = (
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
