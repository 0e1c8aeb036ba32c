import type { Kysely } from 'kysely';
import { sampleOpenings } from '../../content/sampleOpenings.ts';
import { removeScanFiles } from '../applications/scan/scanFiles.ts';
import { addSampleOpenings } from '../openings/queries/addSampleOpenings.ts';
import { keepGeneralOpening } from '../openings/queries/keepGeneralOpening.ts';
import { takeServeLock } from '../platform/database/lock.ts';
import type { DatabaseOptions } from '../platform/database/databaseOptions.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { closeToOthers } from '../platform/database/privateFiles.ts';
import { removeRestoreLeftovers } from '../platform/database/restoreLeftovers.ts';
import type { Tables } from '../platform/database/tables.ts';
import { updatedLine } from '../platform/database/updatedLine.ts';
import { canBeCopied, openCopy, troubleBehind } from '../privacy/openCopy.ts';
import { repeatErasuresAtStart } from '../privacy/repeatErasuresAtStart.ts';
import { checkClockAtStart, CLOCK_ADVICE, describeClockDoubt } from '../privacy/retention/clockDoubt.ts';

export interface Served {
  db: Kysely<Tables>;
  /** False: a copy is read, because the disk takes nothing. */
  isStoring: boolean;
  /** For the operator. */
  lines: string[];
  /** Resolves once the database is there: SQLite's is, PostgreSQL may come later. */
  ready: Promise<void>;
  isReady: boolean;
  close: () => Promise<void>;
}

interface ServeOptions extends Pick<DatabaseOptions, 'dataDir' | 'databaseUrl' | 'connections'> {
  /** Whether a new database begins with the sample openings. */
  hasSamples: boolean;
}

/** What every database has before it is served; gives lines for the operator. */
const prepare = async (db: Kysely<Tables>, { dataDir, hasSamples }: ServeOptions): Promise<string[]> => {
  removeRestoreLeftovers(dataDir);
  removeScanFiles(dataDir);
  const doubt = await checkClockAtStart(db, new Date());
  await keepGeneralOpening(db);
  await addSampleOpenings(db, hasSamples ? sampleOpenings : []);
  const erased = await repeatErasuresAtStart(db, dataDir);
  return doubt ? [...erased, `${describeClockDoubt(doubt)}. ${CLOCK_ADVICE}`] : erased;
};

const openSqlite = async (options: ServeOptions): Promise<Served> => {
  const { db, copy, close } = await openDatabase({ dataDir: options.dataDir, update: 'after a copy' });
  const lines = [...(copy ? [updatedLine(copy)] : []), ...(await prepare(db, options))];
  return { db, isStoring: true, lines, ready: Promise.resolve(), isReady: true, close };
};

const openPostgres = async (options: ServeOptions, databaseUrl: string): Promise<Served> => {
  const { servePostgres } = await import('../platform/database/postgres/servePostgres.ts');
  const served = await servePostgres({ ...options, databaseUrl }, async (db) => {
    await prepare(db, options);
  });
  return { ...served, isStoring: true };
};

const openToStore = async (options: ServeOptions): Promise<Served> => {
  const { dataDir, databaseUrl } = options;
  const lock = takeServeLock(dataDir);
  try {
    closeToOthers(dataDir);
    const served = await (databaseUrl ? openPostgres(options, databaseUrl) : openSqlite(options));
    const release = async () => {
      await served.close();
      lock.release();
    };
    return { ...served, close: release };
  } catch (error) {
    lock.release();
    throw error;
  }
};

const nothingStored = (dataDir: string, code: string): string =>
  `Nothing can be stored in DATA_DIR ${dataDir} (${code}): pages and openings are shown, everything else is refused; make space or make it writable, then start again`;

/**
 * Opens the database for the server. Where its disk is full or can only be read, a copy of it, so that visitors have
 * pages and openings all the same (docs/requirements.md, OPS-14). Throws StartError.
 */
export const openToServe = async (options: ServeOptions): Promise<Served> => {
  const { dataDir, databaseUrl } = options;
  try {
    return await openToStore(options);
  } catch (error) {
    if (databaseUrl || !canBeCopied(dataDir, error)) throw error;
    const lines = [nothingStored(dataDir, troubleBehind(error))];
    return { ...(await openCopy(dataDir)), isStoring: false, lines, ready: Promise.resolve(), isReady: true };
  }
};
