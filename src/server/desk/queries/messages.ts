import { sql, type Kysely, type Selectable } from 'kysely';
import { containsAll } from '../../platform/database/containsAll.ts';
import type { MessagesTable, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readNoteTexts } from '../../platform/records/notes.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { nextChangeTime } from './applications.ts';

interface MessageFilter {
  /** null: only messages without an owner. */
  ownerId?: number | null | undefined;
  words: readonly string[];
}

interface MessageChange {
  isHandled?: boolean | undefined;
  isRead?: true | undefined;
  ownerId?: number | null | undefined;
}

const selectRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('messages')
    .leftJoin('users', 'users.id', 'messages.owner_id')
    .selectAll('messages')
    .select('users.name as owner_name')
    .select(sql<number>`(select count(*) from notes where notes.reference = messages.reference)`.as('notes'));
export type MessageRecord = Selectable<MessagesTable> & { owner_name: string | null; notes: number };

/** Reads and changes messages for the desk. */
export const deskMessageQueries = (db: Kysely<Tables>, clock: () => Date) => ({
  /** All messages that match, newest first. */
  list: async ({ ownerId, words }: MessageFilter): Promise<MessageRecord[]> => {
    let query = selectRows(db).orderBy('received_at', 'desc').orderBy('messages.id', 'desc');
    if (ownerId !== undefined)
      query = ownerId === null ? query.where('owner_id', 'is', null) : query.where('owner_id', '=', ownerId);
    const messages = await query.execute();
    if (words.length === 0) return messages;
    const notes = await readNoteTexts(db);
    return messages.filter(({ reference, name, email, phone, subject, enquiry, message }) =>
      containsAll([reference, name, email, phone, subject, enquiry, message, notes.get(reference)], words),
    );
  },

  find: (reference: string): Promise<MessageRecord | undefined> =>
    selectRows(db).where('messages.reference', '=', reference).executeTakeFirst(),

  /** Changes a message, with an audit row for each change; undefined for an unknown reference. */
  change: (reference: string, { isHandled, isRead, ownerId }: MessageChange, actor: string) =>
    inTransaction(db, async (transaction) => {
      const find = () =>
        selectRows(transaction).where('messages.reference', '=', reference).executeTakeFirst();
      const before = await find();
      if (!before) return undefined;
      const at = clock().toISOString();
      const hasHandledChanged = isHandled !== undefined && isHandled !== (before.handled_at !== null);
      const isFirstRead = (isRead ?? hasHandledChanged) && before.read_at === null;
      const hasOwnerChanged = ownerId !== undefined && ownerId !== before.owner_id;
      const set = {
        ...(hasHandledChanged && { handled_at: isHandled ? at : null }),
        ...(isFirstRead && { read_at: at }),
        ...(hasOwnerChanged && { owner_id: ownerId }),
        ...((hasHandledChanged || hasOwnerChanged) && { updated_at: nextChangeTime(before, clock()) }),
      };
      if (Object.keys(set).length === 0) return { before, now: before };
      await transaction.updateTable('messages').set(set).where('reference', '=', reference).execute();
      const actions = [
        ...(hasHandledChanged ? [isHandled ? 'handled' : 'reopened'] : []),
        ...(isFirstRead ? ['read'] : []),
        ...(hasOwnerChanged ? ['owned'] : []),
      ];
      for (const action of actions)
        await recordAudit(transaction, {
          ...{ at, actor, action: `message.${action}`, subject: `message ${reference}` },
        });
      return { before, now: (await find()) ?? before };
    }),
});
