import type { Kysely } from 'kysely';
import { sqlNumbers } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';

interface Recruiter {
  id: number;
  name: string;
}

/** Gives an opening the limit of the one that it was copied from; call it inside a transaction. */
export const copyLimit = async (
  transaction: Kysely<Tables>,
  { from, to }: { from: number; to: number },
): Promise<void> => {
  const { is_limited } = await transaction
    .selectFrom('openings')
    .select('is_limited')
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  await transaction.updateTable('openings').set({ is_limited }).where('id', '=', to).execute();
  const named = await transaction
    .selectFrom('opening_recruiters')
    .select('user_id')
    .where('opening_id', '=', from)
    .execute();
  for (const { user_id } of named)
    await transaction.insertInto('opening_recruiters').values({ opening_id: to, user_id }).execute();
};

/** The recruiters to whom an opening is limited (`platform/records/limitedOpenings.ts`). */
export const openingRecruiters = (db: Kysely<Tables>, clock: () => Date) => ({
  /** The recruiters of the limited openings among these, by the opening's id, sorted by name. */
  list: async (ids: readonly number[]): Promise<Map<number, Recruiter[]>> => {
    const limited = await db
      .selectFrom('openings')
      .select('id')
      .where('is_limited', '=', 1)
      .where('id', 'in', sqlNumbers(db, ids))
      .execute();
    const recruiters = new Map<number, Recruiter[]>(limited.map(({ id }) => [id, []]));
    if (limited.length === 0) return recruiters;
    const rows = await db
      .selectFrom('opening_recruiters')
      .innerJoin('users', 'users.id', 'opening_recruiters.user_id')
      .select(['opening_id', 'users.id', 'users.name'])
      .where('opening_id', 'in', sqlNumbers(db, ids))
      .orderBy('users.name')
      .orderBy('users.id')
      .execute();
    for (const { opening_id, id, name } of rows) recruiters.get(opening_id)?.push({ id, name });
    return recruiters;
  },

  /** Limits an opening to these users, or ends the limit with null. Visitors notice nothing, so `updated_at` stays. */
  limit: (id: number, { recruiters, actor }: { recruiters: readonly number[] | null; actor: string }) =>
    inTransaction(db, async (transaction) => {
      await transaction
        .updateTable('openings')
        .set({ is_limited: recruiters === null ? 0 : 1 })
        .where('id', '=', id)
        .execute();
      await transaction.deleteFrom('opening_recruiters').where('opening_id', '=', id).execute();
      for (const user_id of new Set(recruiters))
        await transaction.insertInto('opening_recruiters').values({ opening_id: id, user_id }).execute();
      const action = recruiters === null ? 'opening.unlimited' : 'opening.limited';
      const at = clock().toISOString();
      await recordAudit(transaction, { at, actor, action, subject: `opening ${id}` });
    }),
});
