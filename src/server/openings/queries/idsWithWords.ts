import { sql, type Kysely } from 'kysely';
import { isDamage } from '../../platform/database/isDamage.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** More words narrow nothing any more. */
const MOST_WORDS = 12;
/** From this length on the beginning of a word will do; a single letter is meant as it stands: 'C', 'R'. */
const SHORTEST_BEGINNING = 2;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** What is looked for: letters and digits alone, so that no sign means anything to the database. */
const wordsOf = (q: string): string[] => (q.toLowerCase().match(WORD) ?? []).slice(0, MOST_WORDS);

const matchOf = (word: string): string => `"${word}"${[...word].length < SHORTEST_BEGINNING ? '' : '*'}`;

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

/**
 * The numbers of all openings, open or not, that hold every word of a text, whatever its case and accents; a word may be
 * the beginning of one (docs/requirements.md, LIST-5). None for a text without letters and digits.
 */
export const idsWithWords = async (db: Kysely<Tables>, q: string): Promise<ReadonlySet<number>> => {
  const words = wordsOf(q);
  if (words.length === 0) return new Set();
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
