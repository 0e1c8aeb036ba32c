import { sql, type Kysely } from 'kysely';
import { holdsAll, matchReference } from '../../platform/database/matchReference.ts';
import type { StoredMessage, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Actor } from '../../platform/records/actor.ts';
import type { Note } from '../../platform/records/note.ts';
import { noteTexts } from '../../platform/records/noteTexts.ts';
import { recordAudit } from '../../platform/records/recordAudit.ts';

/** A message with the number of its notes. */
export type ListedMessage = StoredMessage & { notes: number };

export interface MessageFilter {
  isUnread?: boolean | undefined;
  /** Not dealt with. */
  isOpen?: boolean | undefined;
  words?: readonly string[] | undefined;
}

/** The messages as staff work with them; every change leaves an audit row (docs/requirements.md, STAFF-3, STAFF-24). */
export const messageStaffQueries = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => {
  const now = () => clock().toISOString();
  const audit = (transaction: Kysely<Tables>, reference: string, action: string, { actor }: Actor) =>
    recordAudit(transaction, { at: now(), actor, action, subject: `message ${reference}` });

  const all = () =>
    db
      .selectFrom('messages')
      .selectAll()
      .select(
        sql<number>`(select count(*) from notes where notes.reference = messages.reference)`.as('notes'),
      )
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc');

  return {
    /** Those that fit the filter, newest first. */
    list: async ({ isUnread, isOpen, words = [] }: MessageFilter = {}): Promise<ListedMessage[]> => {
      let query = all();
      if (isUnread) query = query.where('read_at', 'is', null);
      if (isOpen) query = query.where('handled_at', 'is', null);
      const found = await query.execute();
      if (words.length === 0) return found;
      const notes = await noteTexts(db);
      const textsOf = ({ reference, name, email, phone, subject, enquiry, message }: ListedMessage) => [
        ...[reference, name, email, phone, subject, enquiry, message],
        notes.get(reference),
      ];
      return found.filter((message) => holdsAll(textsOf(message), words));
    },

    /** Those whom a number, a reference or a part of one means. */
    match: async (text: string): Promise<readonly ListedMessage[]> =>
      matchReference(await all().execute(), text),

    notes: (reference: string): Promise<Note[]> =>
      db.selectFrom('notes').selectAll().where('reference', '=', reference).orderBy('id').execute(),

    /** Notes that somebody has read it; the first time stays. */
    markRead: (reference: string, actor: Actor): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await transaction
          .updateTable('messages')
          .set({ read_at: now() })
          .where('reference', '=', reference)
          .where('read_at', 'is', null)
          .execute();
        await audit(transaction, reference, 'message.read', actor);
      }),

    /** Says that messages were dealt with, or were not after all: all of them in one step. Gives those that changed. */
    handle: (references: readonly string[], isHandled: boolean, actor: Actor): Promise<string[]> =>
      inTransaction(db, async (transaction) => {
        const changed: string[] = [];
        for (const reference of references) {
          const at = now();
          const { numUpdatedRows } = await transaction
            .updateTable('messages')
            .set(({ fn, val }) => ({
              handled_at: isHandled ? at : null,
              read_at: fn.coalesce('read_at', val(at)),
            }))
            .where('reference', '=', reference)
            .where('handled_at', isHandled ? 'is' : 'is not', null)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) continue;
          await audit(transaction, reference, isHandled ? 'message.handled' : 'message.received', actor);
          changed.push(reference);
        }
        return changed;
      }),

    addNote: (reference: string, text: string, { actor }: Actor): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await transaction.insertInto('notes').values({ reference, at: now(), actor, text }).execute();
        await audit(transaction, reference, 'message.noted', { actor });
      }),
  };
};
export type MessageStaffQueries = ReturnType<typeof messageStaffQueries>;
