import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';
import { addMissingColumns } from './createMissing.ts';

/** What staff may say of an opening beyond the specified fields; all of it optional. */
export const desk: Migration = {
  up: (db: Kysely<Tables>) =>
    addMissingColumns(db, 'openings', {
      employment_type: 'text',
      workplace: 'text',
      salary_range: 'text',
      department: 'text',
      /** ISO 8601 date: the last day on which the opening takes applications. */
      closing_date: 'text',
      /** ISO 8601 instant from which a published opening is shown. */
      publish_at: 'text',
      preview_token: 'text',
    }),
};
