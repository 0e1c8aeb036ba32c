import type { DatabaseOptions, OpenedDatabase } from '../../src/server/platform/database/databaseOptions.ts';
import { openDatabase as open } from '../../src/server/platform/database/openDatabase.ts';
import { databaseUrlFor } from './engine.ts';

export type { OpenedDatabase };

/** Opens a database as the server does, with this run's engine. On PostgreSQL each data folder has its own database. */
export const openDatabase = (options: DatabaseOptions): Promise<OpenedDatabase> =>
  open({ ...options, databaseUrl: databaseUrlFor(options.dataDir) });
