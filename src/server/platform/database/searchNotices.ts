import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getColumnTypes } from './baseline.ts';
import type { Tables } from './tables.ts';

const INDEXES = [
  // The desk's list and its counts, which read nothing else.
  'openings_posted on openings (posted_at, id, status)',
  'openings_states on openings (status, publish_at, closing_date)',
];

/** What each search engine was last told about an opening, which may be deleted since, and indexes for staff's list. */
export const searchNotices: Migration = {
  up: async (db: Kysely<Tables>) => {
    const { integer, text } = getColumnTypes(db);
    await sql
      .raw(
        `create table search_notices (service ${text} not null, opening_id ${integer} not null,
          updated_at ${text} not null, is_open ${integer} not null, told_at ${text} not null, refusal ${text},
          primary key (service, opening_id))`,
      )
      .execute(db);
    for (const index of INDEXES) await sql.raw(`create index ${index}`).execute(db);
  },
};
