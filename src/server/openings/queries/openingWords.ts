import type { Kysely } from 'kysely';
import { listWords, readQueryWords, type SearchedOpening } from '../../../contract/openingWords.ts';
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
  const queryWords = readQueryWords(q);
  if (queryWords.length === 0) return new Set();
  let query = db.selectFrom('opening_words').select('opening_id');
  for (const { word, isPrefix } of queryWords)
    query = query.where('words', 'like', isPrefix ? `% ${word}%` : `% ${word} %`);
  return new Set((await query.execute()).map(({ opening_id }) => opening_id));
};
