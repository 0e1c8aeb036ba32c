import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { WordPlace } from '../database/wordTables.ts';
import { sqlIdsWithWords } from './recordWords.ts';
import { toTerms } from './splitResumeText.ts';

/** A shorter word is found only as a whole: too many words begin with it. */
const MIN_BEGINNING = 3;
/** Sorts after every continuation of a word. */
const LAST = '\u{10ffff}';

const selectTerm = (term: string): RawBuilder<unknown> =>
  term.length < MIN_BEGINNING
    ? sql`select record_id from resume_words where word = ${term}`
    : sql`select record_id from resume_words where word >= ${term} and word < ${term + LAST}`;

/** The records that contain a word in one of the places, or whose resume has words that begin with it. */
const selectWord = (db: Kysely<Tables>, word: string, places: readonly WordPlace[]): RawBuilder<unknown> => {
  const inRecord = sqlIdsWithWords(db, 'application_words', { words: [word], groups: [places] });
  const terms = toTerms(word);
  if (terms.length === 0) return sql`select record_id from ${inRecord} as found`;
  const inResume = sql.join(terms.map(selectTerm), sql` intersect `);
  return sql`select record_id from (select record_id from ${inRecord} as written
    union select record_id from (${inResume}) as resume) as found`;
};

/** A list of ids for the right side of `in`: the applications that contain every word, here or in their resume. */
export const sqlApplicationsWithWords = (
  db: Kysely<Tables>,
  words: readonly string[],
  places: readonly WordPlace[],
): RawBuilder<number> =>
  sql<number>`(${sql.join(
    words.map((word) => selectWord(db, word, places)),
    sql` intersect `,
  )})`;
