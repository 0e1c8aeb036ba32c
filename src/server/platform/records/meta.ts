import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What the table `meta` holds beside the version of the openings. */
export type MetaKey = 'backup' | 'clock_doubt' | 'retention';

/** The value of a key; undefined: there is none. */
export const readMeta = async (db: Kysely<Tables>, key: MetaKey): Promise<string | undefined> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
};

/** Sets the value of a key. */
export const writeMeta = async (db: Kysely<Tables>, key: MetaKey, value: string): Promise<void> => {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};
