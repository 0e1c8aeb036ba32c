import type { Kysely, Selectable } from 'kysely';
import type { OpeningsTable, Tables } from '../../platform/database/tables.ts';

/** Maximum number of words that are read from a query. */
const MAX_WORDS = 12;
/** Words of this length also match as a prefix. A single letter must be a complete word: 'C', 'R'. */
const MIN_PREFIX_LENGTH = 2;
const WORD = /[\p{L}\p{N}]+/gu;
const ACCENTS = /\p{Mn}/gu;

/** The words of a text, in lower case and without accents. They have only letters and digits, which are safe in `like`. */
export const splitWords = (text: string): string[] =>
  text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().match(WORD) ?? [];

type SearchedFields = Pick<
  Selectable<OpeningsTable>,
  'id' | 'job_title' | 'company_name' | 'location' | 'department' | 'description' | 'requirements'
>;

/** Saves the words of an opening for the search; call it inside the transaction that changes its texts. */
export const saveWords = async (
  transaction: Kysely<Tables>,
  { id, job_title, company_name, location, department, description, requirements }: SearchedFields,
): Promise<void> => {
  const texts = [job_title, company_name, location, department ?? '', description, requirements];
  const words = ` ${[...new Set(splitWords(texts.join(' ')))].join(' ')} `;
  await transaction
    .insertInto('opening_words')
    .values({ opening_id: id, words })
    .onConflict((conflict) => conflict.column('opening_id').doUpdateSet({ words }))
    .execute();
};

const toLikePattern = (word: string): string =>
  [...word].length >= MIN_PREFIX_LENGTH ? `% ${word}%` : `% ${word} %`;

/**
 * Finds the ids of openings with any status that contain every word of a query, at least as the start of a word. Empty for
 * a query without words.
 */
export const findIdsByWords = async (db: Kysely<Tables>, q: string): Promise<ReadonlySet<number>> => {
  const words = splitWords(q).slice(0, MAX_WORDS);
  if (words.length === 0) return new Set();
  let query = db.selectFrom('opening_words').select('opening_id');
  for (const word of words) query = query.where('words', 'like', toLikePattern(word));
  return new Set((await query.execute()).map(({ opening_id }) => opening_id));
};
