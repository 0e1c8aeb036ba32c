import type { Kysely } from 'kysely';
import { readChangeMark } from '../../platform/database/changeMark.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { dayOf } from './openNow.ts';

/**
 * What changes as soon as openings may have: another process wrote to the database (this one never changes openings
 * once it listens), a day began, on which closing dates end, or the time of an opening that appears later has come.
 */
export const readOpeningsMark = async (db: Kysely<Tables>, now: Date): Promise<string> => {
  const at = now.toISOString();
  const changes = await readChangeMark(db);
  const { appeared } = await db
    .selectFrom('openings')
    .select(({ fn }) => fn.countAll<number>().as('appeared'))
    .where('publish_at', '<=', at)
    .executeTakeFirstOrThrow();
  return [changes, dayOf(at), appeared].join(' ');
};
