import type { DatabaseOptions, OpenedDatabase } from './databaseOptions.ts';
import { openSqliteDatabase } from './openSqliteDatabase.ts';

/**
 * Opens the database: `site.db` under `dataDir`, or PostgreSQL where an address is given, of which nothing is loaded
 * otherwise (docs/requirements.md, PG-1). Throws StartError when it cannot be used, it is from a newer program, or it is
 * missing or from an older one and the options do not say to make or update it.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenedDatabase> => {
  const { databaseUrl } = options;
  if (!databaseUrl) return openSqliteDatabase(options);
  const { openPostgresDatabase } = await import('./postgres/openPostgresDatabase.ts');
  return openPostgresDatabase({ ...options, databaseUrl });
};
