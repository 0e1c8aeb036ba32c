import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What the server does by itself; the keys under which the table `meta` holds the instants of the last success. */
export type OwnTask = 'retention';

/** Notes that a task has succeeded. */
export const noteSuccess = async (db: Kysely<Tables>, task: OwnTask, at: Date): Promise<void> => {
  const value = at.toISOString();
  await db
    .insertInto('meta')
    .values({ key: task, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};

/** ISO 8601 instant of the last success of each task; null: none yet. */
export const lastSuccesses = async (db: Kysely<Tables>): Promise<Record<OwnTask, string | null>> => {
  const key: OwnTask = 'retention';
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return { retention: row?.value ?? null };
};
