import type { Kysely } from 'kysely';
import { sampleOpenings } from '../../content/sampleOpenings.ts';
import { addSampleOpenings, saveGeneralOpening } from '../openings/queries/initialOpenings.ts';
import { describeUpdate } from '../platform/database/copyBeforeUpdate.ts';
import type { ConnectedDatabase, DatabaseOptions } from '../platform/database/databaseOptions.ts';
import { removeRestoreLeftovers } from '../platform/database/finishRestore.ts';
import { acquireServerLock } from '../platform/database/lock.ts';
import { connectDatabase } from '../platform/database/openDatabase.ts';
import { openReader } from '../platform/database/openReader.ts';
import { startCheckpoints } from '../platform/database/startCheckpoints.ts';
import type { Tables } from '../platform/database/tables.ts';
import { updateInThread } from './updateInThread.ts';
import { repeatErasuresAtStart } from '../privacy/repeatErasures.ts';
import { checkClockAtStart, clockAdvice, describeClockMismatch } from '../privacy/retention/clockMismatch.ts';

interface ServerDatabase extends Pick<ConnectedDatabase, 'db' | 'reader' | 'work' | 'isReplaced' | 'close'> {
  /** Checks and migrates the database; returns messages for the operator. Throws StartError. */
  prepare: () => Promise<string[]>;
}

interface OpenOptions extends Pick<DatabaseOptions, 'dataDir' | 'databaseUrl' | 'connections'> {
  /** Whether the sample openings are added to a new database. */
  hasSamples: boolean;
}

/** Adds what a server needs to a migrated database; returns messages for the operator. */
const addServerRows = async (db: Kysely<Tables>, { dataDir, hasSamples }: OpenOptions): Promise<string[]> => {
  removeRestoreLeftovers(dataDir);
  const mismatch = await checkClockAtStart(db, new Date());
  await saveGeneralOpening(db);
  await addSampleOpenings(db, hasSamples ? sampleOpenings : []);
  const erased = await repeatErasuresAtStart(db, dataDir);
  return mismatch ? [...erased, `${describeClockMismatch(mismatch)}. ${clockAdvice()}`] : erased;
};

const announce = (line: string) => void process.stdout.write(`${line}\n`);

/** Opens the database for the server, and locks the data folder for it. Throws StartError. */
export const openServerDatabase = async (options: OpenOptions): Promise<ServerDatabase> => {
  const { dataDir } = options;
  const lock = acquireServerLock(dataDir);
  try {
    const { prepare, ...connected } = await connectDatabase({
      ...options,
      isServing: true,
      openReader,
      startCheckpoints,
      update: 'after a copy',
      announce,
      updateInThread: () => updateInThread(dataDir, announce),
    });
    const close = async () => {
      await connected.close();
      lock.release();
    };
    return {
      ...connected,
      close,
      prepare: async () => {
        try {
          const { copy } = await prepare();
          const lines = await addServerRows(connected.db, options);
          return copy ? [describeUpdate(copy), ...lines] : lines;
        } catch (error) {
          await close();
          throw error;
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};
