import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';
import { addMissingColumns, createMissingIndex } from './createMissing.ts';

/** Who wants to be told of new openings; and the address at which a mail's recipient ends that. */
export const alerts: Migration = {
  up: async (db: Kysely<Tables>) => {
    await db.schema
      .createTable('alerts')
      .ifNotExists()
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('asked', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('links', 'integer', (column) => column.notNull())
      .addColumn('link_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('told_at', 'text')
      .addColumn('told', 'text', (column) => column.notNull())
      .addColumn('delete_after', 'text', (column) => column.notNull())
      .execute();
    await createMissingIndex(db, { index: 'alerts_person', table: 'alerts', on: 'lower(email)' });
    await createMissingIndex(db, { index: 'alerts_ending', table: 'alerts', on: 'delete_after' });
    await addMissingColumns(db, 'outbox', { unsubscribe: 'text' });
  },
};
