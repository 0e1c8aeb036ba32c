import { sql, type Kysely } from 'kysely';
import { engineOf } from './engine.ts';
import { CHANGES_KEY } from './postgres/searchSchema.ts';
import type { Tables } from './tables.ts';

const ofSqlite = async (db: Kysely<Tables>): Promise<string> => {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
  return String(rows[0]?.data_version);
};

const ofPostgres = async (db: Kysely<Tables>): Promise<string> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', CHANGES_KEY).executeTakeFirst();
  return row?.value ?? '';
};

/**
 * What changes as soon as another process has changed openings: by SQLite's count of foreign commits, or by PostgreSQL's
 * count of the changes of openings, which those of this process are in, too (docs/requirements.md, PG-4).
 */
export const readChangeMark = (db: Kysely<Tables>): Promise<string> =>
  engineOf(db) === 'postgres' ? ofPostgres(db) : ofSqlite(db);
