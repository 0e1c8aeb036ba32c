import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/** What the operator's scanner says of each resume, and what a document can do beyond being read. */
export const resumeScans: Migration = {
  up: async (db: Kysely<Tables>) => {
    await db.schema
      .createTable('resume_scans')
      .addColumn('resume_id', 'integer', (column) =>
        column.primaryKey().references('resumes.id').onDelete('cascade'),
      )
      .addColumn('verdict', 'text')
      .addColumn('judged_at', 'text')
      .addColumn('next_try_at', 'text')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('last_error', 'text')
      .execute();
    await db.schema
      .createIndex('resume_scans_due')
      .on('resume_scans')
      .columns(['next_try_at', 'resume_id'])
      .execute();
    await db.schema.alterTable('resumes').addColumn('marks', 'text').execute();
  },
};
