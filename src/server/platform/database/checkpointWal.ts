import { sql, type Kysely } from 'kysely';
import { getEngine } from './engine.ts';
import type { Tables } from './tables.ts';

const MAX_ATTEMPTS = 50;
const PAUSE_MS = 100;

/** Without a busy timeout, because SQLite would block the whole process while it waits. */
const truncateWal = (db: Kysely<Tables>): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    const timeout = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.raw(String(timeout.rows[0]?.timeout ?? 0))}`.execute(connection);
    }
  });

/**
 * Moves the write-ahead log into the database file and truncates it, so that deleted bytes are in neither. Retries for
 * five seconds while another process reads, then returns false. Does nothing on PostgreSQL, where autovacuum removes
 * the bytes (docs/operations.md).
 */
export const checkpointWal = async (db: Kysely<Tables>): Promise<boolean> => {
  if (getEngine(db) === 'postgres') return true;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (await truncateWal(db)) return true;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return false;
};
