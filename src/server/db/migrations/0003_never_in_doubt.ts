import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

const createSubmissions = (db: Kysely<Tables>) =>
  db.schema
    .createTable('submissions')
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('submissions_key', ['call', 'key'])
    .execute();

/** Half a year after it came in, as long as the privacy text has said nothing else. */
const FORMER_PERIOD = sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', received_at, '+180 days')`;

const extendApplications = async (db: Kysely<Tables>) => {
  const alter = () => db.schema.alterTable('applications');
  await alter()
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('received'))
    .execute();
  await alter().addColumn('status_at', 'text').execute();
  await alter().addColumn('read_at', 'text').execute();
  await alter()
    .addColumn('is_repeat', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn('is_suspect', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn('is_test', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await alter().addColumn('consent_version', 'text').execute();
  await alter()
    .addColumn('delete_after', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await alter().addColumn('withdrawal_hash', 'text').execute();
  await alter().addColumn('withdrawal_until', 'text').execute();
  await db.updateTable('applications').set({ delete_after: FORMER_PERIOD }).execute();
};

const extendMessages = async (db: Kysely<Tables>) => {
  const alter = () => db.schema.alterTable('messages');
  await alter()
    .addColumn('is_suspect', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn('is_test', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await alter()
    .addColumn('delete_after', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.updateTable('messages').set({ delete_after: FORMER_PERIOD }).execute();
};

const createNotes = (db: Kysely<Tables>) =>
  db.schema
    .createTable('notes')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();

/** What makes a submission exactly one, an application's way through the house, and the end of every period. */
export const neverInDoubt: Migration = {
  up: async (db) => {
    await createSubmissions(db);
    await extendApplications(db);
    await extendMessages(db);
    await createNotes(db);
    await db.schema.createIndex('submissions_made').on('submissions').column('made_at').execute();
    await db.schema.createIndex('submissions_outcome').on('submissions').column('outcome').execute();
    await db.schema
      .createIndex('resumes_unclaimed')
      .on('resumes')
      .columns(['claimed_by', 'uploaded_at'])
      .execute();
    await db.schema
      .createIndex('applications_person')
      .on('applications')
      // Addresses are compared whatever their letter case (ONCE-5).
      .expression(sql`opening_id, lower(email)`)
      .execute();
    await db.schema.createIndex('applications_ending').on('applications').column('delete_after').execute();
    await db.schema.createIndex('messages_ending').on('messages').column('delete_after').execute();
    await db.schema.createIndex('outbox_resume').on('outbox').column('resume_id').execute();
    await db.schema.createIndex('notes_reference').on('notes').column('reference').execute();
  },
};
