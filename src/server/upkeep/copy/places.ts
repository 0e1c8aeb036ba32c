import { existsSync } from 'node:fs';
import { databaseFileOf } from '../../platform/database/databaseFile.ts';
import { isServed } from '../../platform/database/lock.ts';
import type { DatabaseOptions, OpenedDatabase } from '../../platform/database/databaseOptions.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { countServers, placeOf } from '../../platform/database/postgres.ts';
import { PreconditionError } from '../../platform/database/preconditionError.ts';
import { openNewFolder, type Target } from './openNewFolder.ts';

/** A database by what somebody typed: a data folder, or an address of PostgreSQL. */
export interface CopyPlace {
  /** Fit to be shown. */
  name: string;
  options: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>;
}

const isAddress = (text: string): boolean =>
  /^postgres(?:ql)?:\/\/[^/]+\/[^/]+$/.test(text) && URL.canParse(text);

interface Reading {
  /** Where locks lie while PostgreSQL is opened. */
  dataDir: string;
  /** The folder that somebody named so. */
  folderOf: (named: string) => string;
}

export const readPlace = (text: string, { dataDir, folderOf }: Reading): CopyPlace => {
  if (isAddress(text)) return { name: placeOf(text), options: { dataDir, databaseUrl: text } };
  if (text.includes('://'))
    throw new PreconditionError('An address looks like postgres://user@host:5432/database');
  const folder = folderOf(text);
  return { name: folder, options: { dataDir: folder } };
};

const refuseServed = (name: string, isRunning: boolean): void => {
  if (isRunning)
    throw new PreconditionError(
      `A server is running on ${name}; stop it, so that nothing comes in meanwhile`,
    );
};

/** Opens what is copied from. Throws where a server runs on it, or it is of another version. */
export const openSource = async ({ name, options }: CopyPlace): Promise<OpenedDatabase> => {
  if (!options.databaseUrl && existsSync(databaseFileOf(options.dataDir)))
    refuseServed(name, isServed(options.dataDir));
  const opened = await openDatabase({ ...options, create: false, update: 'no' });
  try {
    if (options.databaseUrl) refuseServed(name, (await countServers(opened.db)) > 0);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
};

/** Opens what is copied to, with tables; as above. */
export const openTarget = async ({ name, options }: CopyPlace): Promise<Target> => {
  if (!options.databaseUrl) return openNewFolder(options.dataDir);
  const { db, close } = await openDatabase(options);
  try {
    refuseServed(name, (await countServers(db)) > 0);
    return { db, close };
  } catch (error) {
    await close();
    throw error;
  }
};
