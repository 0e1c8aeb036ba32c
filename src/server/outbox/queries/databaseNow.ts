import { sql, type Kysely } from 'kysely';
import { engineOf } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The time that all processes agree on: PostgreSQL's own, and the machine's where one machine has the file. */
export const databaseNow = async (db: Kysely<Tables>, clock: () => Date): Promise<Date> => {
  if (engineOf(db) === 'sqlite') return clock();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? clock();
};
