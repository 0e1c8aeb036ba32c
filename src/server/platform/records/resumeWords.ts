import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { getEngine } from '../database/engine.ts';
import type { Tables } from '../database/tables.ts';
import type { WordPlace } from '../database/wordTables.ts';
import { normalise } from './normalise.ts';
import { toTerms } from './splitResumeText.ts';
import { isCommon, isIndexed, selectByReading, sqlHasWords, sqlIdsWithWords } from './wordSearch.ts';

/** A shorter word is found only as a whole: too many words begin with it. */
const MIN_BEGINNING = 3;
/** Sorts after every continuation of a word. */
const LAST = '\u{10ffff}';

const isTerm = (term: string): RawBuilder<SqlBool> =>
  term.length < MIN_BEGINNING
    ? sql<SqlBool>`word = ${term}`
    : sql<SqlBool>`word >= ${term} and word < ${term + LAST}`;

/** The records that contain a word in one of the places, or whose resume has words that begin with it. */
const selectWord = (db: Kysely<Tables>, word: string, places: readonly WordPlace[]): RawBuilder<unknown> => {
  const inRecord = sqlIdsWithWords(db, 'application_words', { words: [word], groups: [places] });
  const terms = toTerms(word);
  if (terms.length === 0) return sql`select record_id from ${inRecord} as found`;
  const inResume = sql.join(
    terms.map((term) => sql`select record_id from resume_words where ${isTerm(term)}`),
    sql` intersect `,
  );
  return sql`select record_id from (select record_id from ${inRecord} as written
    union select record_id from (${inResume}) as resume) as found`;
};

/** The same for a word without an index, of the records in `found`. */
const selectAmongFound = (
  db: Kysely<Tables>,
  word: string,
  places: readonly WordPlace[],
): RawBuilder<unknown> => {
  const isRead = sql`record_id in (select record_id from found)`;
  const inRecord = selectByReading(db, {
    table: 'application_words',
    group: places,
    words: [normalise(word)],
    isRead,
  });
  const inResume = toTerms(word).map(
    (term) => sql`select record_id from resume_words where ${isRead} and ${isTerm(term)}`,
  );
  if (inResume.length === 0) return inRecord;
  return sql`select record_id from (select record_id from (${inRecord}) as written
    union select record_id from (${sql.join(inResume, sql` intersect `)}) as resume) as either`;
};

/** The same as a condition on one application. */
const sqlHasWord = (db: Kysely<Tables>, word: string, places: readonly WordPlace[]): RawBuilder<SqlBool> => {
  const inRecord = sqlHasWords(db, 'application_words', {
    words: [word],
    groups: [places],
    id: 'applications.id',
  });
  const inResume = toTerms(word).map(
    (term) => sql`exists (select 1 from resume_words where record_id = applications.id and ${isTerm(term)})`,
  );
  return inResume.length === 0
    ? inRecord
    : sql<SqlBool>`(${inRecord} or (${sql.join(inResume, sql` and `)}))`;
};

export interface WordMatch {
  /** The condition on `applications`. */
  condition: RawBuilder<SqlBool>;
  /** Many applications meet it, so counting them all would take long. */
  isCommon: boolean;
}

/** How to find the applications that contain every word, here or in their resume. */
export const matchWords = async (
  db: Kysely<Tables>,
  words: readonly string[],
  places: readonly WordPlace[],
): Promise<WordMatch> => {
  const hasAll = sql<SqlBool>`(${sql.join(
    words.map((word) => sqlHasWord(db, word, places)),
    sql` and `,
  )})`;
  if (await isCommon(db, { table: 'applications', time: 'received_at' }, hasAll))
    return { condition: hasAll, isCommon: true };
  const long = words.filter((word) => isIndexed(normalise(word)));
  const indexed = long.length > 0 ? long : words;
  const ids = sql.join(
    indexed.map((word) => selectWord(db, word, places)),
    sql` intersect `,
  );
  const others = words.filter((word) => !indexed.includes(word));
  const selects = others.map((word) => selectAmongFound(db, word, places));
  const all =
    others.length === 0
      ? ids
      : sql`with found as materialized (${ids}) ${sql.join(selects, sql` intersect `)}`;
  // An array is made first. From `in`, PostgreSQL would make a join, and for few matches of many read all applications.
  const condition =
    getEngine(db) === 'postgres'
      ? sql<SqlBool>`applications.id = any(array(${all}))`
      : sql<SqlBool>`applications.id in (${all})`;
  return { condition, isCommon: false };
};
