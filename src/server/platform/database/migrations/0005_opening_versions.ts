import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

const NEEDED = [
  'at',
  'actor',
  'job_title',
  'company_name',
  'location',
  'description',
  'requirements',
] as const;
const OPTIONAL = ['department', 'employment_type', 'workplace', 'salary_range', 'closing_date'] as const;

const createVersions = async (db: Kysely<Tables>): Promise<void> => {
  let table = db.schema
    .createTable('opening_versions')
    .addColumn('opening_id', 'integer', (column) =>
      column.notNull().references('openings.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull());
  for (const name of NEEDED) table = table.addColumn(name, 'text', (column) => column.notNull());
  for (const name of OPTIONAL) table = table.addColumn(name, 'text');
  await table.addPrimaryKeyConstraint('opening_versions_key', ['opening_id', 'version']).execute();
};

/** Every text that an opening ever had; and whether a message was read and dealt with. */
export const openingVersions: Migration = {
  up: async (db: Kysely<Tables>) => {
    await createVersions(db);
    await db.schema.alterTable('messages').addColumn('read_at', 'text').execute();
    await db.schema.alterTable('messages').addColumn('handled_at', 'text').execute();
  },
};
