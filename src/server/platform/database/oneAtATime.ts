import { sql, type Kysely } from 'kysely';
import { engineOf } from './engine.ts';
import type { Tables } from './tables.ts';

/** A run of a task; `ending`: it is to stop where it can. */
export type Run = (ending: AbortSignal) => Promise<void>;

/**
 * A task that one process does at a time, whoever else has the same database: a run that finds another process at it
 * does nothing. PostgreSQL holds an advisory lock for as long as the run's connection lasts; on SQLite the folder's lock
 * lets one server in.
 */
export const oneAtATime = ({ db, name }: { db: Kysely<Tables>; name: string }, run: Run): Run => {
  if (engineOf(db) === 'sqlite') return run;
  const key = sql`hashtext(${`site ${name}`})`;
  return (ending) =>
    db.connection().execute(async (connection) => {
      const { rows } = await sql<{
        isFree: boolean;
      }>`select pg_try_advisory_lock(${key}) as "isFree"`.execute(connection);
      if (!rows[0]?.isFree) return;
      try {
        await run(ending);
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(connection);
      }
    });
};
