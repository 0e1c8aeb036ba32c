import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getEngine } from './engine.ts';
import type { Tables } from './tables.ts';

/** An opening may be limited to named recruiters; nobody is named in one that only admins see. */
export const limitedOpenings: Migration = {
  up: async (db: Kysely<Tables>) => {
    const integer = getEngine(db) === 'postgres' ? 'bigint' : 'integer';
    const statements = [
      `alter table openings add column is_limited ${integer} not null default 0`,
      'create index openings_limited on openings (id) where is_limited = 1',
      `create table opening_recruiters (opening_id ${integer} not null references openings (id) on delete cascade,
        user_id ${integer} not null references users (id) on delete cascade, primary key (opening_id, user_id))`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
