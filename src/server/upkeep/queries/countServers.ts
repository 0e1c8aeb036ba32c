import { sql, type Kysely } from 'kysely';
import { SERVER_NAME } from '../../platform/database/postgres/openPostgresDatabase.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** How many connections servers hold to this database of PostgreSQL. */
export const countServers = async (db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ connections: number }>`select count(*) as connections from pg_stat_activity
    where datname = current_database() and application_name = ${SERVER_NAME}`.execute(db);
  return rows[0]?.connections ?? 0;
};
