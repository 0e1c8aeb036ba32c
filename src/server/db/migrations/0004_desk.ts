import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

const OPENING_TEXTS = [
  'employment_type',
  'workplace',
  'salary_range',
  'department',
  /** ISO 8601 date: the last day on which the opening takes applications. */
  'closing_date',
  /** ISO 8601 instant from which a published opening is shown. */
  'publish_at',
  'preview_token',
] as const;

/** What staff may say of an opening beyond the specified fields; all of it optional. */
export const desk: Migration = {
  up: async (db: Kysely<Tables>) => {
    for (const column of OPENING_TEXTS) {
      await db.schema.alterTable('openings').addColumn(column, 'text').execute();
    }
  },
};
