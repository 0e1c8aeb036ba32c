import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

const KEY = 'proxy_seen';

/** Notes when a request said that a proxy had forwarded it, of a server that trusts none (SET-4). */
export const noteProxy = async (db: Kysely<Tables>, at: Date): Promise<void> => {
  const value = at.toISOString();
  await db
    .insertInto('meta')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};

/** ISO 8601 instant of the last such note; undefined: there was none. */
export const lastProxy = async (db: Kysely<Tables>): Promise<string | undefined> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return row?.value;
};
