import { PostgresAdapter, PostgresDialect, sql, type Kysely, type PostgresPool } from 'kysely';
import type { Tables } from '../tables.ts';
import { SchemaCompiler } from './schemaCompiler.ts';

/** Of this program alone, among all who lock something in the same database: `site` in letters. */
const MIGRATION_LOCK = 0x73697465;

/** Waits until no other process changes tables, until the end of the transaction. */
export const lockSchema = async (transaction: Kysely<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction);
};

class Adapter extends PostgresAdapter {
  /** Taken by `migrate` before it looks at what is missing. Kysely's own lasts as long as the connection. */
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

/** Kysely on a pool of connections. */
export const postgresDialect = (pool: PostgresPool): PostgresDialect =>
  Object.assign(new PostgresDialect({ pool }), {
    createAdapter: () => new Adapter(),
    createQueryCompiler: () => new SchemaCompiler(),
  });
