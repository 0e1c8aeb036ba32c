import type { Kysely } from 'kysely';
import { engineOf } from './engine.ts';
import { groupCommit, type Write } from './groupCommit.ts';
import { ownTransactions } from './postgres/ownTransactions.ts';
import type { Tables } from './tables.ts';

/** How submissions are stored: on SQLite they share commits, on PostgreSQL each has its own. */
export const submissionWriter = (db: Kysely<Tables>): Write =>
  engineOf(db) === 'postgres' ? ownTransactions(db) : groupCommit(db);
