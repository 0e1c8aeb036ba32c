import { type Kysely, sql } from 'kysely';
import { listWords, readQueryWords, type SearchedOpening } from '../../../contract/openingWords.ts';
import { getEngine } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The words of an opening as they are stored, each between spaces. They contain no wildcard of `like`. */
export const toStoredWords = (opening: SearchedOpening): string => ` ${listWords(opening).join(' ')} `;

/** Saves the words of an opening for the search; call it inside the transaction that changes its texts. */
export const saveWords = async (
  transaction: Kysely<Tables>,
  opening: SearchedOpening & { id: number },
): Promise<void> => {
  const words = toStoredWords(opening);
  await transaction
    .insertInto('opening_words')
    .values({ opening_id: opening.id, words })
    .onConflict((conflict) => conflict.column('opening_id').doUpdateSet({ words }))
    .execute();
};

/**
 * Finds the ids of openings with any status that have every word of a query, as `matchesQuery` does in the browser.
 * Empty for a query without words.
 */
export const findIdsByWords = async (db: Kysely<Tables>, q: string): Promise<ReadonlySet<number>> => {
  // At least three characters with the spaces, as the indexes of both engines need.
  const parts = readQueryWords(q).map(({ word, isPrefix }) => (isPrefix ? ` ${word}` : ` ${word} `));
  if (parts.length === 0) return new Set();
  const match = parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND ');
  const conditions = parts.map((part) => sql`words like ${`%${part}%`}`);
  const select =
    getEngine(db) === 'postgres'
      ? sql`select opening_id as id from opening_words where ${sql.join(conditions, sql` and `)}`
      : sql`select rowid as id from opening_words_index where opening_words_index match ${match}`;
  const { rows } = await sql<{ id: number }>`${select}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
