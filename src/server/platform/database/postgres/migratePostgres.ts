import type { Kysely } from 'kysely';
import { applyMissing, lacksSome } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import { lockSchema } from './postgresDialect.ts';

/**
 * Brings the tables up to this program's shape in one transaction; those that start at the same moment wait for the first
 * (docs/requirements.md, PG-6). True where there were older tables. Throws StartError for those of a newer program.
 */
export const migratePostgres = (db: Kysely<Tables>): Promise<boolean> =>
  // Of a stricter isolation the snapshot would be older than the wait for the lock.
  db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      await lockSchema(transaction);
      const shape = await lacksSome(transaction);
      if (!shape) return false;
      await applyMissing(transaction);
      return shape === 'older';
    });
