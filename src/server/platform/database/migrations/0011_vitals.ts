import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/** How fast sampled visits were, as counts by day, kind of page, vital and bucket. */
export const vitals: Migration = {
  up: (db: Kysely<Tables>) =>
    db.schema
      .createTable('vitals')
      .ifNotExists()
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('vital', 'text', (column) => column.notNull())
      .addColumn('bucket', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('vitals_place', ['day', 'kind', 'vital', 'bucket'])
      .execute(),
};
