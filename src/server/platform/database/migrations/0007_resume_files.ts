import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/**
 * The bytes of resumes get a table of their own: claiming an upload changes one word of its row, and SQLite writes a row
 * that changes its length anew, with all that stands in it. What they leave behind is overwritten (`secure_delete`).
 */
export const resumeFiles: Migration = {
  up: async (db: Kysely<Tables>) => {
    await db.schema
      .createTable('resume_files')
      .addColumn('resume_id', 'integer', (column) =>
        column.primaryKey().references('resumes.id').onDelete('cascade'),
      )
      .addColumn('bytes', 'blob', (column) => column.notNull())
      .execute();
    await sql`insert into resume_files (resume_id, bytes) select id, bytes from resumes order by id`.execute(
      db,
    );
    await db.schema.alterTable('resumes').dropColumn('bytes').execute();
  },
};
