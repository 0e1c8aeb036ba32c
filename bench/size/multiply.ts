import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/server/platform/database/tables.ts';

interface Multiplied {
  table: string;
  /** Columns with numbers that must differ between copies. */
  ids: readonly string[];
  /** Columns with texts that must differ between copies. */
  names: readonly string[];
}

const TABLES: readonly Multiplied[] = [
  { table: 'resumes', ids: ['id'], names: ['stored_name', 'claimed_by'] },
  { table: 'resume_files', ids: ['resume_id'], names: [] },
  { table: 'applications', ids: ['id', 'resume_id'], names: ['reference', 'mailbox', 'email'] },
  { table: 'application_words', ids: ['record_id'], names: [] },
  { table: 'application_added_words', ids: ['id', 'record_id'], names: [] },
  { table: 'outbox', ids: ['id'], names: ['subject_reference', 'message_id'] },
  { table: 'notes', ids: ['id'], names: ['reference'] },
  { table: 'audit', ids: ['id'], names: ['subject'] },
];
/** Larger than any number of the originals. */
const SHIFT = 10_000_000;

/** Stores every application of a PostgreSQL database several times, with everything that belongs to it. */
export const multiply = async (db: Kysely<Tables>, copies: number): Promise<void> => {
  const indexes = await sql<{ name: string; text: string }>`select indexname as name, indexdef as text
    from pg_indexes where indexname in ('application_words_index', 'application_added_words_index')`.execute(
    db,
  );
  for (const { name } of indexes.rows) await sql.raw(`drop index ${name}`).execute(db);
  for (const { table, ids, names } of TABLES) {
    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
    const toValue = (column: string): string => {
      if (ids.includes(column)) return `original.${column} + copy * ${SHIFT}`;
      return names.includes(column) ? `copy || '.' || original.${column}` : `original.${column}`;
    };
    const columns = rows.map(({ name }) => name);
    await sql
      .raw(
        `insert into ${table} (${columns.join(', ')}) select ${columns.map(toValue).join(', ')}
        from ${table} as original, generate_series(1, ${copies - 1}) as copy`,
      )
      .execute(db);
  }
  for (const { text } of indexes.rows) await sql.raw(text).execute(db);
};
