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

interface Connection {
  db: Kysely<Tables>;
  /** For long queries, which must not keep others waiting. The same as `db` unless this process serves an SQLite file. */
  reader: Kysely<Tables>;
  close: () => Promise<void>;
}

export interface Preparation {
  wasUpdated: boolean;
  /** The copy that was made before the update, if any. */
  copy: string | undefined;
}

export type OpenedDatabase = Connection & Preparation;

/** A database whose tables are neither checked nor migrated yet. */
export interface ConnectedDatabase extends Connection {
  /** Whether `prepare` reads the tables, which takes minutes if they are large; others may be answered meanwhile. */
  isChecked: boolean;
  /** Whether the database file was deleted or replaced by another one. */
  isReplaced: () => boolean;
  /** Checks a database that was not closed cleanly, and migrates it. Throws StartError. */
  prepare: () => Promise<Preparation>;
}
