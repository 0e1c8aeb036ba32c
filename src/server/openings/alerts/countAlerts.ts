import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** How many alerts ask for the same. */
export interface AlertCount {
  asked: string;
  confirmed: number;
  unconfirmed: number;
}

/** The alerts by what they ask for, most first; nothing of who asks (docs/requirements.md, ALERT-4). */
export const countAlerts = async (db: Kysely<Tables>): Promise<AlertCount[]> =>
  db
    .selectFrom('alerts')
    .select(['asked'])
    .select(sql<number>`count(confirmed_at)`.as('confirmed'))
    .select(sql<number>`count(*) - count(confirmed_at)`.as('unconfirmed'))
    .groupBy('asked')
    .orderBy('confirmed', 'desc')
    .orderBy('unconfirmed', 'desc')
    .orderBy('asked')
    .execute();
