import type { Migration } from 'kysely/migration';
import { addMissingColumns } from './createMissing.ts';

/** When the work of an opening begins, and of each of its earlier texts. */
export const openingStart: Migration = {
  up: async (db) => {
    await addMissingColumns(db, 'openings', { start: 'text' });
    await addMissingColumns(db, 'opening_versions', { start: 'text' });
  },
};
