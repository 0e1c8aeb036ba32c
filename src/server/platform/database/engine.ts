import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Where data is stored: in a file on this machine, or in PostgreSQL. */
export type Engine = 'sqlite' | 'postgres';

/** The engine of a database or a transaction, for the few queries that differ. */
export const getEngine = (db: Pick<Kysely<Tables>, 'getExecutor'>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

/**
 * A list of texts for the right side of `in`. It is one parameter, because SQLite allows only 32,766 parameters and one
 * address may have sent more applications.
 */
export const sqlTexts = (db: Kysely<Tables>, texts: readonly string[]): RawBuilder<string> => {
  const list = JSON.stringify(texts);
  return getEngine(db) === 'postgres'
    ? sql<string>`(select json_array_elements_text(${list}::json))`
    : sql<string>`(select value from json_each(${list}))`;
};

/** A list of numbers for the right side of `in`, as one parameter. */
export const sqlNumbers = (db: Kysely<Tables>, numbers: readonly number[]): RawBuilder<number> => {
  const list = JSON.stringify(numbers);
  return getEngine(db) === 'postgres'
    ? sql<number>`(select json_array_elements_text(${list}::json)::bigint)`
    : sql<number>`(select value from json_each(${list}))`;
};

const LATIN_CAPITAL = /[A-Z]/g;

/** A column's text in lower case, to compare with `lowerCase`, such as an email address. */
export const lowerCaseColumn = (column: string): RawBuilder<string> => sql<string>`lower(${sql.ref(column)})`;

/** A text in lower case as `lowerCaseColumn` makes it: only A to Z, because the engines differ on other letters. */
export const lowerCase = (text: string): string =>
  text.replace(LATIN_CAPITAL, (letter) => letter.toLowerCase());

/** A reference as it is stored, in capitals. Replaces U+0000, which PostgreSQL refuses and no reference contains. */
export const normaliseReference = (text: string): string => text.toUpperCase().replaceAll('\0', ' ');

/** Whether a text contains what a database cannot store unchanged: a NUL or a lone surrogate. */
export const hasUnstorableCharacter = (text: string): boolean =>
  text.includes('\0') || /\p{Surrogate}/u.test(text);

/** The current time by the clock that all processes share: PostgreSQL's, or this machine's with SQLite. */
export const databaseNow = async (db: Kysely<Tables>): Promise<Date> => {
  if (getEngine(db) === 'sqlite') return new Date();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
};
