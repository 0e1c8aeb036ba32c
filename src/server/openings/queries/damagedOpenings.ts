import { sql, type Kysely } from 'kysely';
import { NO_LIST } from '../../platform/database/checkDatabase.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Numbers of the openings whose requirements cannot be read, and are left out of them (docs/requirements.md, STAFF-32). */
export const damagedOpenings = async (db: Kysely<Tables>): Promise<number[]> => {
  const rows = await db
    .selectFrom('openings')
    .select('id')
    .where(sql<boolean>`${sql.raw(NO_LIST)}`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
