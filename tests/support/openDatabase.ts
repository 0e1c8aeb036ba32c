import type { DatabaseOptions, OpenedDatabase } from '../../src/server/platform/database/databaseOptions.ts';
import { openDatabase as open } from '../../src/server/platform/database/openDatabase.ts';
import { databaseUrlOf } from './engine.ts';

export type { OpenedDatabase };

/** As the server's, on the engine of this run: on PostgreSQL a database of its own stands for each data folder. */
export const openDatabase = (options: DatabaseOptions): Promise<OpenedDatabase> =>
  open({ ...options, databaseUrl: databaseUrlOf(options.dataDir) });
