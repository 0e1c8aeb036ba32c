import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';
import { createMissingIndex } from './createMissing.ts';

const createMessages = (db: Kysely<Tables>) =>
  db.schema
    .createTable('messages')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('enquiry', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();

const createOutbox = (db: Kysely<Tables>) =>
  db.schema
    .createTable('outbox')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_reference', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text')
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('resume_id', 'integer', (column) => column.references('resumes.id').onDelete('set null'))
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('first_tried_at', 'text')
    .addColumn('next_try_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute();

/** What came in by the contact forms, and mail on its way. */
export const mail: Migration = {
  up: async (db) => {
    await createMessages(db);
    await createOutbox(db);
    await createMissingIndex(db, { index: 'outbox_due', table: 'outbox', on: 'status, next_try_at' });
    await createMissingIndex(db, { index: 'outbox_subject', table: 'outbox', on: 'subject_reference' });
  },
};
