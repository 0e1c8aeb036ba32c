import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { engineOf } from '../engine.ts';
import type { Tables } from '../tables.ts';
import { addMissingColumns, createMissingIndex } from './createMissing.ts';

const createSubmissions = (db: Kysely<Tables>) =>
  db.schema
    .createTable('submissions')
    .ifNotExists()
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('submissions_key', ['call', 'key'])
    .execute();

/**
 * The end of the period of what has none: half a year after it came in, as long as the privacy text has said nothing
 * else.
 */
const endPeriods = async (db: Kysely<Tables>, table: 'applications' | 'messages') => {
  // What was stored before this migration was stored by SQLite; on PostgreSQL there is nothing yet.
  if (engineOf(db) === 'postgres') return;
  await db
    .updateTable(table)
    .set({ delete_after: sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', received_at, '+180 days')` })
    .where('delete_after', '=', '')
    .execute();
};

const FLAG = 'integer default 0 not null';

const extendApplications = async (db: Kysely<Tables>) => {
  await addMissingColumns(db, 'applications', {
    status: "text default 'received' not null",
    status_at: 'text',
    read_at: 'text',
    is_repeat: FLAG,
    is_suspect: FLAG,
    is_test: FLAG,
    consent_version: 'text',
    delete_after: "text default '' not null",
    withdrawal_hash: 'text',
    withdrawal_until: 'text',
  });
  await endPeriods(db, 'applications');
};

const extendMessages = async (db: Kysely<Tables>) => {
  await addMissingColumns(db, 'messages', {
    is_suspect: FLAG,
    is_test: FLAG,
    delete_after: "text default '' not null",
  });
  await endPeriods(db, 'messages');
};

const createNotes = (db: Kysely<Tables>) =>
  db.schema
    .createTable('notes')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();

const INDEXES = [
  { index: 'submissions_made', table: 'submissions', on: 'made_at' },
  { index: 'submissions_outcome', table: 'submissions', on: 'outcome' },
  { index: 'resumes_unclaimed', table: 'resumes', on: 'claimed_by, uploaded_at' },
  // Addresses are compared whatever their letter case (ONCE-5).
  { index: 'applications_person', table: 'applications', on: 'opening_id, lower(email)' },
  { index: 'applications_ending', table: 'applications', on: 'delete_after' },
  { index: 'messages_ending', table: 'messages', on: 'delete_after' },
  { index: 'outbox_resume', table: 'outbox', on: 'resume_id' },
  { index: 'notes_reference', table: 'notes', on: 'reference' },
] as const;

/** What makes a submission exactly one, an application's way through the house, and the end of every period. */
export const neverInDoubt: Migration = {
  up: async (db) => {
    await createSubmissions(db);
    await extendApplications(db);
    await extendMessages(db);
    await createNotes(db);
    for (const index of INDEXES) await createMissingIndex(db, index);
  },
};
