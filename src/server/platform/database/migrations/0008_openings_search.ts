import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engineOf } from '../engine.ts';
import { searchWithPostgres } from '../postgres/searchSchema.ts';
import type { Tables } from '../tables.ts';

/** What words are looked for in. */
const COLUMNS = ['job_title', 'company_name', 'location', 'department', 'description', 'requirements'];
const columns = sql.raw(COLUMNS.join(', '));
const valuesOf = (row: 'old' | 'new') => sql.raw(COLUMNS.map((column) => `${row}.${column}`).join(', '));

/** The index forgets a row by the very texts that it learnt it by. */
const forget = sql`insert into openings_search (openings_search, rowid, ${columns}) values ('delete', old.id, ${valuesOf('old')});`;
const learn = sql`insert into openings_search (rowid, ${columns}) values (new.id, ${valuesOf('new')});`;

/**
 * SQLite's own full-text index of the openings, without a copy of their texts. Triggers keep it in step, whoever writes
 * (docs/requirements.md, LIST-5).
 */
export const openingsSearch: Migration = {
  up: async (db: Kysely<Tables>) => {
    if (engineOf(db) === 'postgres') return searchWithPostgres(db);
    await sql`create virtual table openings_search using fts5(${columns}, content='openings', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3')`.execute(
      db,
    );
    await sql`insert into openings_search (openings_search) values ('rebuild')`.execute(db);
    await sql`create trigger openings_search_added after insert on openings begin ${learn} end`.execute(db);
    await sql`create trigger openings_search_deleted after delete on openings begin ${forget} end`.execute(
      db,
    );
    await sql`create trigger openings_search_changed after update of ${columns} on openings begin ${forget} ${learn} end`.execute(
      db,
    );
  },
};
