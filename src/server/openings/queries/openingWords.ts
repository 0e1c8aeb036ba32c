import type { Kysely, Selectable } from 'kysely';
import type { OpeningsTable, Tables } from '../../platform/database/tables.ts';

/** More words narrow nothing any more. */
const MOST_WORDS = 12;
/** From this length on the beginning of a word will do; a single letter is meant as it stands: 'C', 'R'. */
const SHORTEST_BEGINNING = 2;
const WORD = /[\p{L}\p{N}]+/gu;
const ACCENT = /\p{Mn}/gu;

/** The words of a text without case and accents: letters and digits alone, so that none means anything to `like`. */
export const wordsOf = (text: string): string[] =>
  text.normalize('NFKD').replace(ACCENT, '').toLowerCase().match(WORD) ?? [];

type Searched = Pick<
  Selectable<OpeningsTable>,
  'id' | 'job_title' | 'company_name' | 'location' | 'department' | 'description' | 'requirements'
>;

/** Writes down the words of an opening, by which it is found; call it inside the transaction that changes its texts. */
export const saveWords = async (
  transaction: Kysely<Tables>,
  { id, job_title, company_name, location, department, description, requirements }: Searched,
): Promise<void> => {
  const texts = [job_title, company_name, location, department ?? '', description, requirements];
  const words = ` ${[...new Set(wordsOf(texts.join(' ')))].join(' ')} `;
  await transaction
    .insertInto('opening_words')
    .values({ opening_id: id, words })
    .onConflict((conflict) => conflict.column('opening_id').doUpdateSet({ words }))
    .execute();
};

const patternOf = (word: string): string =>
  [...word].length >= SHORTEST_BEGINNING ? `% ${word}%` : `% ${word} %`;

/**
 * The numbers of all openings, open or not, that hold every word of a text, whatever its case and accents; a word may be
 * the beginning of one. None for a text without letters and digits.
 */
export const idsWithWords = async (db: Kysely<Tables>, q: string): Promise<ReadonlySet<number>> => {
  const words = wordsOf(q).slice(0, MOST_WORDS);
  if (words.length === 0) return new Set();
  let query = db.selectFrom('opening_words').select('opening_id');
  for (const word of words) query = query.where('words', 'like', patternOf(word));
  return new Set((await query.execute()).map(({ opening_id }) => opening_id));
};
