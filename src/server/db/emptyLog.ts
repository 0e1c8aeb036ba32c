import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const TRIES = 50;
const PAUSE_MS = 100;

/**
 * One try, without waiting: SQLite waits inside the call, and with the usual timeout a reader made it hold up the whole
 * process for 5,010 ms. The connection is this function's alone meanwhile.
 */
const tryToEmpty = (db: Kysely<Tables>): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    const usual = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(usual.rows[0]?.timeout ?? 0)}`.execute(connection);
    }
  });

/**
 * Moves the write-ahead log into the database file and cuts it to nothing, so that deleted bytes stand in neither
 * (docs/requirements.md, PRIV-5). Another process that is reading holds it up: tried for five seconds, then false.
 */
export const emptyLog = async (db: Kysely<Tables>): Promise<boolean> => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (await tryToEmpty(db)) return true;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return false;
};
