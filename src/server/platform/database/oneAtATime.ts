import { sql, type Kysely } from 'kysely';
import { getEngine } from './engine.ts';
import type { Tables } from './tables.ts';

/** One run of a task; `signal` asks it to stop early. */
export type Run = (signal: AbortSignal) => Promise<void>;

/**
 * Limits a task to one process at a time among all that share a database: a run does nothing while another process runs
 * the task. PostgreSQL holds an advisory lock while the run's connection lasts; on SQLite the folder's lock allows only
 * one server.
 */
export const oneAtATime = ({ db, name }: { db: Kysely<Tables>; name: string }, run: Run): Run => {
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
