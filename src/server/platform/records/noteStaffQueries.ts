import type { Kysely } from 'kysely';
import { checkpointWal } from '../database/checkpointWal.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Actor } from './actor.ts';
import type { Note } from './note.ts';
import { recordAudit } from './recordAudit.ts';

/** The notes of staff by their numbers. */
export const noteStaffQueries = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => ({
  find: (id: number): Promise<Note | undefined> =>
    db.selectFrom('notes').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Deletes one for good, its bytes included, with an audit row; false where there is none. */
  remove: async (id: number, { actor }: Actor): Promise<boolean> => {
    const isThere = await inTransaction(db, async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('notes')
        .where('id', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      const at = clock().toISOString();
      await recordAudit(transaction, { at, actor, action: 'note.deleted', subject: `note ${id}` });
      return true;
    });
    if (isThere) await checkpointWal(db);
    return isThere;
  },
});
export type NoteStaffQueries = ReturnType<typeof noteStaffQueries>;
