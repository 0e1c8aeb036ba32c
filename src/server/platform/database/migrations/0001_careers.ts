import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/** `autoincrement`: an id is never given twice, so an old link never leads to another opening. */
const createOpenings = (db: Kysely<Tables>) =>
  db.schema
    .createTable('openings')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('job_title', 'text', (column) => column.notNull())
    .addColumn('company_name', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('requirements', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull())
    .addColumn('posted_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text')
    .execute();

const createResumes = (db: Kysely<Tables>) =>
  db.schema
    .createTable('resumes')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('stored_name', 'text', (column) => column.notNull().unique())
    .addColumn('client_name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', 'blob', (column) => column.notNull())
    .addColumn('opening_id', 'integer', (column) => column.notNull().references('openings.id'))
    .addColumn('uploaded_at', 'text', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .execute();

const createApplications = (db: Kysely<Tables>) =>
  db.schema
    .createTable('applications')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('opening_id', 'integer', (column) => column.notNull().references('openings.id'))
    .addColumn('job_role', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('other_information', 'text', (column) => column.notNull())
    .addColumn('resume_id', 'integer', (column) => column.notNull().unique().references('resumes.id'))
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();

const createAudit = (db: Kysely<Tables>) =>
  db.schema
    .createTable('audit')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();

const createMeta = (db: Kysely<Tables>) =>
  db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

/** Openings, resumes, applications, who changed what, and facts about the database itself. */
export const careers: Migration = {
  up: async (db) => {
    await createOpenings(db);
    await createResumes(db);
    await createApplications(db);
    await createAudit(db);
    await createMeta(db);
  },
};
