import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Stands for a deleted account in the versions of openings. */
const FORMER_STAFF = 'former staff';

/**
 * Deletes ended accounts that the audit log no longer names: three years after their last entry, which is at the earliest
 * the one that ended them. Returns how many.
 */
export const purgeAccounts = (db: Kysely<Tables>): Promise<number> =>
  inTransaction(db, async (transaction) => {
    const ended = await transaction
      .selectFrom('users')
      .select(['id', 'email'])
      .where('is_disabled', '=', 1)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('audit')
              .select('audit.id')
              .where(({ eb, or, ref }) =>
                or([
                  eb('audit.actor', '=', ref('users.email')),
                  eb('audit.subject', '=', sql<string>`'user ' || users.id`),
                ]),
              ),
          ),
        ),
      )
      .execute();
    for (const { id, email } of ended) {
      for (const table of ['applications', 'messages'] as const)
        await transaction.updateTable(table).set({ owner_id: null }).where('owner_id', '=', id).execute();
      await transaction
        .updateTable('opening_versions')
        .set({ actor: FORMER_STAFF })
        .where('actor', '=', email ?? '')
        .execute();
      await transaction.deleteFrom('users').where('id', '=', id).execute();
    }
    return ended.length;
  });
