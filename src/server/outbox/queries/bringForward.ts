import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Makes the announcement of an application due, which waited for its resume to be scanned, unless it was tried already. */
export const bringForward = async (db: Kysely<Tables>, reference: string, at: string): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ next_try_at: at })
    .where('subject_reference', '=', reference)
    .where('kind', '=', 'application')
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
};
