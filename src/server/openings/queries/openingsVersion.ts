import type { Kysely } from 'kysely';
import { OPENINGS_VERSION_KEY, type Tables } from '../../platform/database/tables.ts';
import { dayOf } from './openNow.ts';

/**
 * What changes as soon as the openings that visitors see may have: any process changed one, a day began, on which closing
 * dates end, or the time of a scheduled opening has come.
 */
export const readOpeningsVersion = async (db: Kysely<Tables>, now: Date): Promise<string> => {
  const at = now.toISOString();
  const changes = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', OPENINGS_VERSION_KEY)
    .executeTakeFirst();
  const { appeared } = await db
    .selectFrom('openings')
    .select(({ fn }) => fn.countAll<number>().as('appeared'))
    .where('publish_at', '<=', at)
    .executeTakeFirstOrThrow();
  return [changes?.value, dayOf(at), appeared].join(' ');
};
