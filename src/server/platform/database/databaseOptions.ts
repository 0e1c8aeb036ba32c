import { type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export interface DatabaseOptions {
  dataDir: string;
  /** PostgreSQL's URL (`postgres:`); if empty or missing, the SQLite file of the data folder is used. */
  databaseUrl?: string | undefined;
  /** Maximum number of connections. */
  connections?: number | undefined;
  /** Whether the process serves visitors: its timeouts are then short. */
  isServing?: boolean | undefined;
  /** Whether to create a missing folder and database. */
  create?: boolean;
  /** Whether to migrate an older database: not at all, without a copy, or after one (SQLite only). */
  update?: 'no' | 'plain' | 'after a copy';
  /** Tells the operator, before the update of a large database, what it needs. */
  announce?: (line: string) => void;
}

export interface OpenedDatabase {
  db: Kysely<Tables>;
  /** For long queries, which must not keep others waiting. The same as `db` unless this process serves an SQLite file. */
  reader: Kysely<Tables>;
  wasUpdated: boolean;
  /** The copy that was made before the update, if any. */
  copy: string | undefined;
  close: () => Promise<void>;
}
