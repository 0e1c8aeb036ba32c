import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';
import { hasColumn } from './createMissing.ts';

const TEST_REFERENCES = sql`select reference from applications where is_test = 1
  union select reference from messages where is_test = 1`;

/** With their resumes and what stands for them; no mail and no audit row was ever made of one. */
const deleteTestRows = async (db: Kysely<Tables>): Promise<void> => {
  const { rows: resumes } = await sql<{
    id: number;
  }>`select resume_id as id from applications where is_test = 1`.execute(db);
  await sql`delete from submissions where outcome in (${TEST_REFERENCES})`.execute(db);
  await sql`delete from applications where is_test = 1`.execute(db);
  await sql`delete from messages where is_test = 1`.execute(db);
  for (const { id } of resumes) await db.deleteFrom('resumes').where('id', '=', id).execute();
};

/**
 * The server used to send itself an application and a message every hour, marked and removed again. What a crash left of
 * them goes, and the mark with it.
 */
export const noTestRows: Migration = {
  up: async (db: Kysely<Tables>) => {
    if (await hasColumn(db, 'messages', 'is_test')) {
      await deleteTestRows(db);
      await db.schema.alterTable('applications').dropColumn('is_test').execute();
      await db.schema.alterTable('messages').dropColumn('is_test').execute();
    }
    await db.deleteFrom('meta').where('key', '=', 'self_check').execute();
  },
};
