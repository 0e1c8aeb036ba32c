import { existsSync, rmSync } from 'node:fs';
import { databaseFileOf } from '../../platform/database/databaseFile.ts';
import type { OpenedDatabase } from '../../platform/database/databaseOptions.ts';
import { takeServeLock } from '../../platform/database/lock.ts';
import { onEndingSignal } from '../../platform/database/backUp.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { PreconditionError } from '../../platform/database/preconditionError.ts';
import { holdsRows } from '../queries/copyQueries.ts';

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
export const openNewFolder = async (dataDir: string): Promise<Target> => {
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
