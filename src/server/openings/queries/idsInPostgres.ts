import { sql, type Kysely } from 'kysely';
import { LONGEST_WORD, SEARCHED } from '../../platform/database/postgres/searchSchema.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { matchesAsBeginning } from './matchesAsBeginning.ts';

const MARK = /\p{Mn}/gu;

/** As the words of an opening are kept: without accents, and cut. */
const bare = (word: string): string =>
  [...word.normalize('NFD').replace(MARK, '')].slice(0, LONGEST_WORD).join('');

const matchOf = (word: string): string => `'${word}'${matchesAsBeginning(word) ? ':*' : ''}`;

/** By PostgreSQL's index of words. The words hold letters and digits alone, so that none can mean anything else. */
export const idsInPostgres = async (
  db: Kysely<Tables>,
  words: readonly string[],
): Promise<ReadonlySet<number>> => {
  const bareWords = words.map(bare).filter((word) => word !== '');
  if (bareWords.length === 0) return new Set();
  const match = bareWords.map(matchOf).join(' & ');
  const { rows } = await sql<{
    id: number;
  }>`select id from openings where openings_words(${SEARCHED}) @@ ${match}::tsquery`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
