import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * The condition that hides the expired rows of a table, which may still wait for the purge. Undefined if there are
 * none, so that lists and counts go on using their indexes.
 */
export const hideExpired = async (
  db: Kysely<Tables>,
  table: 'applications' | 'messages',
  now: Date,
): Promise<RawBuilder<SqlBool> | undefined> => {
  const at = now.toISOString();
  const expired = await db
    .selectFrom(table)
    .select('id')
    .where('delete_after', '<=', at)
    .where('delete_after', '!=', '')
    .limit(1)
    .executeTakeFirst();
  const id = sql.ref(`${table}.id`);
  return expired
    ? sql<SqlBool>`${id} not in (select id from ${sql.table(table)} where delete_after <= ${at} and delete_after <> '')`
    : undefined;
};

/** Whether a stored date of deletion has come. An empty one is no date. */
export const isExpiredAt = (deleteAfter: string, now: Date): boolean =>
  deleteAfter !== '' && deleteAfter <= now.toISOString();
