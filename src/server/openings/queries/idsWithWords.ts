import type { Kysely } from 'kysely';
import { engineOf } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { idsInPostgres } from './idsInPostgres.ts';
import { idsInSqlite } from './idsInSqlite.ts';

/** More words narrow nothing any more. */
const MOST_WORDS = 12;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** What is looked for: letters and digits alone, so that no sign means anything to the database. */
const wordsOf = (q: string): string[] => (q.toLowerCase().match(WORD) ?? []).slice(0, MOST_WORDS);

/**
 * The numbers of all openings, open or not, that hold every word of a text, whatever its case and accents; a word may be
 * the beginning of one (docs/requirements.md, LIST-5). None for a text without letters and digits.
 */
export const idsWithWords = async (db: Kysely<Tables>, q: string): Promise<ReadonlySet<number>> => {
  const words = wordsOf(q);
  if (words.length === 0) return new Set();
  return engineOf(db) === 'postgres' ? idsInPostgres(db, words) : idsInSqlite(db, words);
};
