import { type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export interface DatabaseOptions {
  dataDir: string;
  /** Address of PostgreSQL (`postgres:`); empty or left out: the SQLite file of the data folder. */
  databaseUrl?: string | undefined;
  /** Most connections to it. */
  connections?: number | undefined;
  /** Whether the process answers visitors: then waits are short. */
  isServing?: boolean | undefined;
  /** Whether a missing folder and database are made. */
  create?: boolean;
  /** Whether an older database is brought up to date: not at all, without a copy of it, or after one (SQLite only). */
  update?: 'no' | 'plain' | 'after a copy';
}

export interface OpenedDatabase {
  db: Kysely<Tables>;
  wasUpdated: boolean;
  /** The copy that was made before the update, if any. */
  copy: string | undefined;
  close: () => Promise<void>;
}
