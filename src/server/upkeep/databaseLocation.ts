import { existsSync } from 'node:fs';
import { databasePath } from '../platform/database/databaseFile.ts';
import type { DatabaseOptions, OpenedDatabase } from '../platform/database/databaseOptions.ts';
import { isServerRunning, acquireServerLock } from '../platform/database/lock.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { countServerConnections, urlWithoutPassword } from '../platform/database/postgres.ts';
import { PreconditionError } from '../platform/process/failure.ts';

/** An open database, and how to close it. */
type OpenLocation = Pick<OpenedDatabase, 'db' | 'close'>;

/** A database as named on the command line: a data folder or a PostgreSQL URL. */
export interface DatabaseLocation {
  /** The folder's path, or the URL without user and password. */
  name: string;
  options: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>;
}

const isPostgresUrl = (text: string): boolean =>
  /^postgres(?:ql)?:\/\/[^/]+\/[^/]+$/.test(text) && URL.canParse(text);

interface ParseOptions {
  /** The data folder of the settings. */
  dataDir: string;
  /** Makes a folder's path absolute. */
  resolveFolder: (folder: string) => string;
}

export const parseLocation = (text: string, { dataDir, resolveFolder }: ParseOptions): DatabaseLocation => {
  if (isPostgresUrl(text)) return { name: urlWithoutPassword(text), options: { dataDir, databaseUrl: text } };
  if (text.includes('://'))
    throw new PreconditionError('A database URL looks like postgres://user@host:5432/database');
  const folder = resolveFolder(text);
  return { name: folder, options: { dataDir: folder } };
};

const refuseIfRunning = (name: string, isRunning: boolean): void => {
  if (isRunning) throw new PreconditionError(`A server is using ${name}; stop it before you copy`);
};

/** Opens a database. Refuses a PostgreSQL database that a server is connected to. */
const openLocation = async (
  { name, options }: DatabaseLocation,
  extraOptions: Partial<DatabaseOptions>,
): Promise<OpenLocation> => {
  const opened = await openDatabase({ ...options, ...extraOptions });
  try {
    if (options.databaseUrl) refuseIfRunning(name, (await countServerConnections(opened.db)) > 0);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
};

/** Opens the source. Throws if a server uses it, or if it is of another version. */
export const openSource = async (location: DatabaseLocation): Promise<OpenLocation> => {
  const { databaseUrl, dataDir } = location.options;
  if (!databaseUrl && existsSync(databasePath(dataDir)))
    refuseIfRunning(location.name, isServerRunning(dataDir));
  return openLocation(location, { create: false, update: 'no' });
};

/** Opens the target and creates its tables. A data folder is locked, as by a server, until the database is closed. */
export const openTarget = async (location: DatabaseLocation): Promise<OpenLocation> => {
  if (location.options.databaseUrl) return openLocation(location, {});
  const lock = acquireServerLock(location.options.dataDir);
  try {
    const { db, close } = await openLocation(location, { update: 'after a copy' });
    return { db, close: () => close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
};
