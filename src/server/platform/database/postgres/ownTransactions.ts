import type { Kysely } from 'kysely';
import type { Write } from '../groupCommit.ts';
import type { Tables } from '../tables.ts';
import { retried } from './retried.ts';

/**
 * Each submission in a transaction of its own: PostgreSQL groups commits that arrive together by itself. `read committed`,
 * because what makes a submission exactly one are constraints and single statements (docs/requirements.md, ONCE-2, PG-2),
 * for which it costs nothing to be many.
 */
export const ownTransactions =
  (db: Kysely<Tables>): Write =>
  (job) =>
    retried(() => db.transaction().setIsolationLevel('read committed').execute(job));
