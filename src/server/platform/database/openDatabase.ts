import { connectSqlite } from './connectSqlite.ts';
import type { ConnectedDatabase, DatabaseOptions, OpenedDatabase } from './databaseOptions.ts';

/**
 * Connects to the database: `site.db` under `dataDir`, or PostgreSQL if a URL is given; its driver is loaded only then.
 * Throws StartError if it cannot be opened, or is missing and may not be created.
 */
export const connectDatabase = async (options: DatabaseOptions): Promise<ConnectedDatabase> => {
  const { databaseUrl } = options;
  if (!databaseUrl) return connectSqlite(options);
  const { connectPostgres } = await import('./postgres.ts');
  return connectPostgres({ ...options, databaseUrl });
};

/**
 * Connects to the database and prepares it. Throws StartError also if it is damaged, has a newer schema, or needs a
 * migration that the options do not allow.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<OpenedDatabase> => {
  const { db, reader, close, prepare } = await connectDatabase(options);
  try {
    return { db, reader, close, ...(await prepare()) };
  } catch (error) {
    await close();
    throw error;
  }
};
