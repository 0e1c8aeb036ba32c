import { sql, type Kysely, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import { sqlNumbers } from '../../platform/database/engine.ts';
import type { MessagesTable, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { nextChangeTime } from '../../platform/records/changeTime.ts';
import { hideExpired, isExpiredAt } from '../../platform/records/hideExpired.ts';
import { isBeyond, type PageRequest, readKeysetPage, type Slice } from '../../platform/records/keysetPage.ts';
import { sqlIdsWithWords } from '../../platform/records/wordSearch.ts';

interface MessageFilter {
  /** null: only messages without an owner. */
  ownerId?: number | null | undefined;
  isHandled?: boolean | undefined;
  isUnread?: boolean | undefined;
  words: readonly string[];
  /** Hides expired messages; undefined if there are none. */
  isKept?: RawBuilder<SqlBool> | undefined;
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

const KEYS = { key: sql`received_at`, id: sql`messages.id` };

/** Messages that match the filters besides `isHandled` and `isUnread`. */
const selectMatching = (db: Kysely<Tables>, { ownerId, words, isKept }: MessageFilter) => {
  let query = db.selectFrom('messages');
  if (isKept) query = query.where(isKept);
  if (ownerId !== undefined)
    query = ownerId === null ? query.where('owner_id', 'is', null) : query.where('owner_id', '=', ownerId);
  if (words.length === 0) return query;
  const groups = [['identity', 'phone', 'text', 'label', 'notes']] as const;
  return query.where('messages.id', 'in', sqlIdsWithWords(db, 'message_words', { words, groups }));
};

const count = async (query: ReturnType<typeof selectMatching>): Promise<number> => {
  const { messages } = await query
    .select(({ fn }) => fn.countAll<number>().as('messages'))
    .executeTakeFirstOrThrow();
  return Number(messages);
};

/** Reads and changes messages for the desk. `reader` runs what may read many rows. */
export const deskMessageQueries = (db: Kysely<Tables>, clock: () => Date, reader: Kysely<Tables> = db) => ({
  /** One page of the matching messages (by references), newest first, and counts that ignore `isHandled` and `isUnread`. */
  list: async (shown: MessageFilter, page: PageRequest<string>) => {
    const filter = { ...shown, isKept: await hideExpired(reader, 'messages', clock()) };
    const { isHandled, isUnread } = filter;
    let listed = selectMatching(reader, filter);
    if (isHandled !== undefined) listed = listed.where('handled_at', isHandled ? 'is not' : 'is', null);
    if (isUnread !== undefined) listed = listed.where('read_at', isUnread ? 'is' : 'is not', null);
    const find = (reference: string) =>
      selectMatching(reader, { isKept: filter.isKept, words: [] })
        .select(['received_at as key', 'messages.id'])
        .where('reference', '=', reference)
        .executeTakeFirst();
    const read = ({ order, limit, offset, beyond }: Slice) =>
      (beyond ? listed.where(isBeyond(KEYS, { beyond, order })) : listed)
        .select('messages.id')
        .orderBy('received_at', order)
        .orderBy('messages.id', order)
        .limit(limit)
        .offset(offset)
        .execute();
    const { rows, ...ends } = await readKeysetPage({ ...page, order: 'desc' }, { find, read });
    const ids = rows.map(({ id }) => id);
    const items = await selectRows(reader)
      .where('messages.id', 'in', sqlNumbers(db, ids))
      .orderBy('received_at', 'desc')
      .orderBy('messages.id', 'desc')
      .execute();
    const matching = selectMatching(reader, filter);
    return {
      items,
      ...ends,
      total: await count(listed),
      counts: {
        all: await count(matching),
        unread: await count(matching.where('read_at', 'is', null)),
        unhandled: await count(matching.where('handled_at', 'is', null)),
      },
    };
  },

  find: async (reference: string): Promise<MessageRecord | undefined> => {
    const row = await selectRows(db).where('messages.reference', '=', reference).executeTakeFirst();
    return row && !isExpiredAt(row.delete_after, clock()) ? row : undefined;
  },

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
          at,
          actor,
          action: `message.${action}`,
          subject: `message ${reference}`,
        });
      return { before, now: (await find()) ?? before };
    }),
});
