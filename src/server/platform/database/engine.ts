import { PostgresAdapter, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What keeps the data: a file of this machine, or a server that speaks PostgreSQL's protocol (docs/requirements.md, PG-1). */
export type Engine = 'sqlite' | 'postgres';

/** Which engine a database, or a transaction of it, is of; the few queries that differ ask this. */
export const engineOf = (db: Pick<Kysely<Tables>, 'getExecutor'>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
