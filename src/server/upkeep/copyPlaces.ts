import { existsSync, rmSync } from 'node:fs';
import { onEndingSignal } from '../platform/database/backUp.ts';
import { databaseFileOf } from '../platform/database/databaseFile.ts';
import type { DatabaseOptions, OpenedDatabase } from '../platform/database/databaseOptions.ts';
import { isServed, takeServeLock } from '../platform/database/lock.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { countServers, placeOf } from '../platform/database/postgres.ts';
import { PreconditionError } from '../platform/process/failure.ts';
import { holdsRows } from './queries/copyQueries.ts';

/** What is copied to. */
export interface Target extends Pick<OpenedDatabase, 'db'> {
  /** Ends the copying; what is not whole does not stay. */
  close: (outcome: 'whole' | 'failed') => Promise<void>;
}

const refuseTaken = (dataDir: string): void => {
  const file = databaseFileOf(dataDir);
  if (existsSync(file) && holdsRows(file))
    throw new PreconditionError(`There is a database in ${dataDir} already; copy into an empty folder`);
};

const removeDatabase = (dataDir: string): void => {
  for (const ending of ['', '-journal', '-wal', '-shm'])
    rmSync(databaseFileOf(dataDir) + ending, { force: true });
};

/**
 * Makes a database in a folder that has none, or none with a row in it, and holds the folder until it is closed: no server
 * and no other copy begins on half of one, and half of one, with people's data in it, does not stay. Throws
 * PreconditionError, StartError.
 */
const openNewFolder = async (dataDir: string): Promise<Target> => {
  refuseTaken(dataDir);
  const lock = takeServeLock(dataDir);
  const stopListening = onEndingSignal(() => removeDatabase(dataDir));
  const letGo = () => {
    stopListening();
    lock.release();
  };
  try {
    // Another copy may have ended in between.
    refuseTaken(dataDir);
    // What one that was killed has left.
    removeDatabase(dataDir);
  } catch (error) {
    letGo();
    throw error;
  }
  try {
    const { db, close } = await openDatabase({ dataDir });
    return {
      db,
      close: async (outcome) => {
        await close();
        if (outcome === 'failed') removeDatabase(dataDir);
        letGo();
      },
    };
  } catch (error) {
    removeDatabase(dataDir);
    letGo();
    throw error;
  }
};

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
