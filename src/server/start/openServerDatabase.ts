import type { Kysely } from 'kysely';
import { sampleOpenings } from '../../content/sampleOpenings.ts';
import { addSampleOpenings, saveGeneralOpening } from '../openings/queries/initialOpenings.ts';
import { describeUpdate } from '../platform/database/copyBeforeUpdate.ts';
import type { DatabaseOptions } from '../platform/database/databaseOptions.ts';
import { removeRestoreLeftovers } from '../platform/database/finishRestore.ts';
import { acquireServerLock } from '../platform/database/lock.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import type { Tables } from '../platform/database/tables.ts';
import { repeatErasuresAtStart } from '../privacy/repeatErasures.ts';
import { checkClockAtStart, clockAdvice, describeClockMismatch } from '../privacy/retention/clockMismatch.ts';

interface ServerDatabase {
  db: Kysely<Tables>;
  /** For long queries (`OpenedDatabase`). */
  reader: Kysely<Tables>;
  /** Messages for the operator. */
  lines: string[];
  close: () => Promise<void>;
}

interface OpenOptions extends Pick<DatabaseOptions, 'dataDir' | 'databaseUrl' | 'connections'> {
  /** Whether the sample openings are added to a new database. */
  hasSamples: boolean;
}

/** Prepares a database for the server; returns messages for the operator. */
const prepare = async (db: Kysely<Tables>, { dataDir, hasSamples }: OpenOptions): Promise<string[]> => {
  removeRestoreLeftovers(dataDir);
  const mismatch = await checkClockAtStart(db, new Date());
  await saveGeneralOpening(db);
  await addSampleOpenings(db, hasSamples ? sampleOpenings : []);
  const erased = await repeatErasuresAtStart(db, dataDir);
  return mismatch ? [...erased, `${describeClockMismatch(mismatch)}. ${clockAdvice()}`] : erased;
};

/** Opens the database for the server, and locks the data folder for it. Throws StartError. */
export const openServerDatabase = async (options: OpenOptions): Promise<ServerDatabase> => {
  const { dataDir } = options;
  const lock = acquireServerLock(dataDir);
  try {
    const { db, reader, copy, close } = await openDatabase({
      ...options,
      isServing: true,
      update: 'after a copy',
      announce: (line) => void process.stdout.write(`${line}\n`),
    });
    const release = async () => {
      await close();
      lock.release();
    };
    try {
      const lines = await prepare(db, options);
      return { db, reader, lines: copy ? [describeUpdate(copy), ...lines] : lines, close: release };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
};
