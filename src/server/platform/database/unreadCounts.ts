import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getEngine } from './engine.ts';
import type { Tables } from './tables.ts';

/** The column by which applications are counted, exactly as the counts group by it. */
const IS_UNREAD = '(case when read_at is null then 1 else 0 end)';

const INDEXES = {
  applications_counts: 'status',
  applications_opening_counts: 'opening_id, status',
  applications_owner_counts: 'owner_id, status',
};

/**
 * On SQLite, the indexes for counting end with whether an application is unread, no longer with the time when it was
 * read. So applications are counted in the order of the index, 100,000 in 6 ms instead of 23; and SQLite no longer takes
 * these indexes for lists of unread applications, all of which it then sorted. With such an index, PostgreSQL would have
 * to read the rows.
 */
export const unreadCounts: Migration = {
  up: async (db: Kysely<Tables>) => {
    if (getEngine(db) === 'postgres') return;
    for (const [index, columns] of Object.entries(INDEXES)) {
      await sql.raw(`drop index ${index}`).execute(db);
      await sql.raw(`create index ${index} on applications (${columns}, ${IS_UNREAD})`).execute(db);
    }
    // Without statistics of the new indexes, SQLite guesses.
    await sql`analyze`.execute(db);
  },
};
