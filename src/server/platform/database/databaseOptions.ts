import { type Kysely } from 'kysely';
import type { StopCheckpoints } from './startCheckpoints.ts';
import type { Tables } from './tables.ts';

export interface DatabaseOptions {
  dataDir: string;
  /** PostgreSQL's URL (`postgres:`); if empty or missing, the SQLite file of the data folder is used. */
  databaseUrl?: string | undefined;
  /** Maximum number of connections. */
  connections?: number | undefined;
  /** Whether the process serves visitors: its timeouts are then short. */
  isServing?: boolean | undefined;
  /** Opens the SQLite file for long queries, in another thread. */
  openReader?: (file: string) => Kysely<Tables>;
  /** Moves the pages of the SQLite file's write-ahead log, in another thread. Returns how to end it. */
  startCheckpoints?: (file: string) => StopCheckpoints;
  /** Whether to create a missing folder and database. */
  create?: boolean;
  /** Whether to migrate an older database: not at all, without a copy, or after one (SQLite only). */
  update?: 'no' | 'plain' | 'after a copy';
  /** Tells the operator, before the update of a large database, what it needs. */
  announce?: (line: string) => void;
  /** Migrates an older SQLite file instead of `update`, in another thread: SQLite would block this one. */
  updateInThread?: () => Promise<Preparation>;
}

interface Connection {
  db: Kysely<Tables>;
  /** For long queries, which must not keep others waiting. The same as `db` without `openReader`, and with PostgreSQL. */
  reader: Kysely<Tables>;
  close: () => Promise<void>;
}

/** Reading all tables after a crash, or migrating older ones. */
export type PreparationWork = 'checking' | 'updating';

export interface Preparation {
  wasUpdated: boolean;
  /** The copy that was made before the update, if any. */
  copy: string | undefined;
}

export type OpenedDatabase = Connection & Preparation;

/** A database whose tables are neither checked nor migrated yet. */
export interface ConnectedDatabase extends Connection {
  /** What `prepare` does that takes minutes if the tables are large; others may be answered meanwhile. */
  work: PreparationWork | undefined;
  /** Whether the database file was deleted or replaced by another one. */
  isReplaced: () => boolean;
  /** Checks a database that was not closed cleanly, and migrates it. Throws StartError. */
  prepare: () => Promise<Preparation>;
}
