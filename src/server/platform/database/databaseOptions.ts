import { type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export interface DatabaseOptions {
  dataDir: string;
  /** Where PostgreSQL is, as an address with `postgres:`; empty or left out: the SQLite file of the data folder. */
  databaseUrl?: string | undefined;
  /** Most connections to it at a time. */
  connections?: number | undefined;
  /** Whether visitors wait for answers: then nothing is waited for longer than they would. */
  isServing?: boolean | undefined;
  /** Whether a missing folder and database, or the tables of an empty one, are made. */
  create?: boolean;
  /** Whether an older database is brought up to date: not at all, as it is, or after a copy of it was made. */
  update?: 'no' | 'plain' | 'after a copy';
}

export interface OpenedDatabase {
  db: Kysely<Tables>;
  wasUpdated: boolean;
  /** The copy of the database as it was before that, where one was made; of SQLite's alone. */
  copy: string | undefined;
  close: () => Promise<void>;
}
