import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { engineOf } from './engine.ts';
import { LEASE_SECONDS, leaseOf } from './postgres/lease.ts';
import type { Tables } from './tables.ts';

/** A run of a task; `ending`: it is to stop where it can. */
export type Run = (ending: AbortSignal) => Promise<void>;

const RENEW_MS = (LEASE_SECONDS * 1000) / 4;

interface Task {
  db: Kysely<Tables>;
  /** The same in every process. */
  name: string;
  renewMs?: number;
}

/**
 * A task that one process alone does at a time, whoever else has the same database (docs/requirements.md, GROW-4): a run
 * that finds another process at it does nothing, and one that loses its lease is told to end. On SQLite the folder's lock
 * lets one server in.
 */
export const oneAtATime = ({ db, name, renewMs = RENEW_MS }: Task, run: Run): Run => {
  if (engineOf(db) === 'sqlite') return run;
  const lease = leaseOf(db, { name, holder: randomUUID() });
  return async (ending) => {
    if (!(await lease.take())) return;
    const lost = new AbortController();
    const keep = async () => {
      const isHeld = await lease.take().catch(() => false);
      if (!isHeld) lost.abort();
    };
    const keeping = setInterval(() => void keep(), renewMs);
    try {
      await run(AbortSignal.any([ending, lost.signal]));
    } finally {
      clearInterval(keeping);
      await lease.release();
    }
  };
};
