import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Number of applications by the opening's id; openings without any are left out. */
export const countApplications = async (db: Kysely<Tables>): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('applications')
    .select(({ fn }) => ['opening_id', fn.countAll<number>().as('applications')])
    .groupBy('opening_id')
    .execute();
  return new Map(rows.map(({ opening_id, applications }) => [opening_id, Number(applications)]));
};
