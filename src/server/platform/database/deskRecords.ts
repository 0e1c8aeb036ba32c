import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getEngine } from './engine.ts';
import type { Tables } from './tables.ts';

const define = (text: string, integer: string): readonly string[] => [
  `alter table messages add column updated_at ${text}`,
  `create table devices (token_hash ${text} primary key, seen_at ${text} not null,
    user_id ${integer} not null references users (id) on delete cascade)`,
  'create index devices_user on devices (user_id)',
];

/** Messages get the time of their last change, and users the browsers in which they signed in. */
export const deskRecords: Migration = {
  up: async (db: Kysely<Tables>) => {
    const [text, integer] =
      getEngine(db) === 'postgres'
        ? (['text collate "C"', 'bigint'] as const)
        : (['text', 'integer'] as const);
    for (const statement of define(text, integer)) await sql.raw(statement).execute(db);
  },
};
