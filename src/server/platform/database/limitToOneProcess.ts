import { sql, type Kysely } from 'kysely';
import { getEngine } from './engine.ts';
import type { Tables } from './tables.ts';

/** One run of a task; `signal` asks it to stop early. */
export type Run = (signal: AbortSignal) => Promise<void>;

/**
 * Limits a task to one process at a time: a run does nothing while another process with the same database runs the task.
 * PostgreSQL ensures it by an advisory lock on the run's connection. With SQLite, the data folder's lock allows only one
 * server.
 */
export const limitToOneProcess = ({ db, name }: { db: Kysely<Tables>; name: string }, run: Run): Run => {
  if (getEngine(db) === 'sqlite') return run;
  const key = sql`hashtext(${`site ${name}`})`;
  return (signal) =>
    db.connection().execute(async (connection) => {
      const { rows } = await sql<{
        isFree: boolean;
      }>`select pg_try_advisory_lock(${key}) as "isFree"`.execute(connection);
      if (!rows[0]?.isFree) return;
      try {
        await run(signal);
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(connection);
      }
    });
};
