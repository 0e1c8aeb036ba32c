import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Longer ones are cut, here and where they are looked for: PostgreSQL keeps none of more than 2 kB. */
export const LONGEST_WORD = 60;

/** The key of the table `meta` under which the changes of openings are counted. */
export const CHANGES_KEY = 'openings_changes';

/** All that words are looked for in. */
export const SEARCHED = sql`(job_title || ' ' || company_name || ' ' || location || ' ' || coalesce(department, '') || ' ' || description || ' ' || requirements)`;

/**
 * The words of a text, without case and accents, whatever the language that the database was made for: its own text search
 * would make stems of them and take `C/C++` for the name of a file.
 */
const createWords = sql`create function openings_words(searched text) returns tsvector
  language sql immutable strict cost 1000 as $$
    select coalesce(array_to_tsvector(array_agg(distinct left(word, ${sql.lit(LONGEST_WORD)}))), ''::tsvector)
    from regexp_split_to_table(
      lower(regexp_replace(normalize(searched, NFD), '[\\u0300-\\u036F]', '', 'g') collate "und-x-icu"),
      '[^[:alnum:]]+') as word
    where word <> '' $$`;
const createIndex = sql`create index openings_search on openings using gin (openings_words(${SEARCHED}))`;

/** Counts the changes of openings, whoever makes them, so that every process learns of them. */
const createCount = sql`create function count_openings_change() returns trigger language plpgsql as $$
  begin
    update meta set value = (value::bigint + 1)::text where key = ${sql.lit(CHANGES_KEY)};
    return null;
  end $$`;
const createTrigger = sql`create trigger openings_changed after insert or update or delete on openings
  for each statement execute function count_openings_change()`;

/** What SQLite's full-text index and its `data_version` are here (docs/requirements.md, LIST-5, PG-4). */
export const searchWithPostgres = async (db: Kysely<Tables>): Promise<void> => {
  await createWords.execute(db);
  await createIndex.execute(db);
  await db.insertInto('meta').values({ key: CHANGES_KEY, value: '0' }).execute();
  await createCount.execute(db);
  await createTrigger.execute(db);
};
