import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getEngine } from './engine.ts';
import { OPENINGS_VERSION_KEY, type Tables } from './tables.ts';

const INCREMENT_VERSION = `update meta set value = cast(cast(value as integer) + 1 as text) where key = '${OPENINGS_VERSION_KEY}'`;

/** Which changes visitors can see; a draft is shown to nobody. */
const EVENTS = {
  insert: "new.status <> 'draft'",
  update: "old.status <> 'draft' or new.status <> 'draft'",
  delete: "old.status <> 'draft'",
} as const;

/**
 * A changed draft no longer changes the version of the openings, because every list is made again for a new version. So
 * adding or importing drafts costs visitors nothing.
 */
export const draftVersion: Migration = {
  up: async (db: Kysely<Tables>) => {
    const isPostgres = getEngine(db) === 'postgres';
    if (isPostgres) await sql`drop trigger openings_changed on openings`.execute(db);
    for (const [event, condition] of Object.entries(EVENTS)) {
      const name = `openings_${event}`;
      if (!isPostgres) await sql.raw(`drop trigger ${name}`).execute(db);
      const action = isPostgres
        ? `for each row when (${condition}) execute function count_openings_change()`
        : `when ${condition} begin ${INCREMENT_VERSION}; end`;
      await sql.raw(`create trigger ${name} after ${event} on openings ${action}`).execute(db);
    }
  },
};
