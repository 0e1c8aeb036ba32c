import { sql, type Kysely } from 'kysely';
import { isDamage } from '../../platform/database/isDamage.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { matchesAsBeginning } from './matchesAsBeginning.ts';

const matchOf = (word: string): string => `"${word}"${matchesAsBeginning(word) ? '*' : ''}`;

const readIds = async (
  query: { execute: (db: Kysely<Tables>) => Promise<{ rows: { id: number }[] }> },
  db: Kysely<Tables>,
) => new Set((await query.execute(db)).rows.map(({ id }) => id));

const SEARCHED = sql`lower(job_title || ' ' || company_name || ' ' || location || ' ' || coalesce(department, '') || ' ' || description || ' ' || requirements)`;

/** Without the index, which `doctor` names: slower, and in the middle of words too. */
const idsTheSlowWay = (db: Kysely<Tables>, words: readonly string[]): Promise<Set<number>> => {
  const conditions = words.map((word) => sql`instr(${SEARCHED}, ${word}) > 0`);
  return readIds(sql<{ id: number }>`select id from openings where ${sql.join(conditions, sql` and `)}`, db);
};

/** By SQLite's full-text index, or without it where that is damaged. */
export const idsInSqlite = async (
  db: Kysely<Tables>,
  words: readonly string[],
): Promise<ReadonlySet<number>> => {
  const match = words.map(matchOf).join(' ');
  try {
    return await readIds(
      sql<{ id: number }>`select rowid as id from openings_search where openings_search match ${match}`,
      db,
    );
  } catch (error) {
    if (!isDamage(error)) throw error;
    return idsTheSlowWay(db, words);
  }
};
