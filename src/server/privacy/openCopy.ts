import { Kysely, sql } from 'kysely';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyMoment } from '../platform/database/copyMoment.ts';
import { databaseFileOf } from '../platform/database/databaseFile.ts';
import { isDiskTrouble } from '../platform/database/diskTrouble.ts';
import { isRestoreDecided } from '../platform/database/finishRestore.ts';
import { openSqlite } from '../platform/database/openSqlite.ts';
import { requireCurrent } from '../platform/database/requireCurrent.ts';
import { noDatabase } from '../platform/database/requireDatabase.ts';
import { sqliteDialect } from '../platform/database/sqliteDialect.ts';
import type { Tables } from '../platform/database/tables.ts';
import { failureCode } from '../platform/process/failureLine.ts';
import { StartError } from '../platform/process/startError.ts';
import { repeatErasures } from './repeatErasures.ts';

/** Where a copy is tried: the machine's memory, where the temporary folder lies on the full disk, too. */
const places = (): string[] => [tmpdir(), '/dev/shm'];

/** The disk's or the database's code behind a failure to open; '' for every other failure. */
export const troubleBehind = (error: unknown): string => {
  const code = failureCode(error instanceof StartError ? error.cause : error);
  return isDiskTrouble(code) && !/^SQLITE_(BUSY|CORRUPT|NOTADB|CONSTRAINT)/.test(code) ? code : '';
};

/** Whether a database that could not be opened may be read all the same. */
export const canBeCopied = (dataDir: string, error: unknown): boolean =>
  troubleBehind(error) !== '' && existsSync(databaseFileOf(dataDir)) && !isRestoreDecided(dataDir);

const openIn = async (place: string, dataDir: string): Promise<Kysely<Tables>> => {
  const folder = mkdtempSync(join(place, 'site-reading-'));
  try {
    const file = databaseFileOf(folder);
    await copyMoment(dataDir, file, () => undefined);
    const database = openSqlite(file);
    // One file without a log beside it, which needs no name any more.
    database.pragma('journal_mode = MEMORY');
    database.pragma('temp_store = MEMORY');
    return new Kysely<Tables>({ dialect: sqliteDialect(database) });
  } finally {
    // An open file is read on without its name, and not even a kill leaves it behind: it holds personal data.
    rmSync(folder, { recursive: true, force: true });
  }
};

const openSomewhere = async (dataDir: string): Promise<Kysely<Tables>> => {
  const [first = '', ...others] = places();
  let opened = openIn(first, dataDir);
  for (const place of others.filter((path) => existsSync(path))) {
    opened = opened.catch((error: unknown) => {
      if (troubleBehind(error) === '') throw error;
      return openIn(place, dataDir);
    });
  }
  return opened;
};

/**
 * Opens a copy of a database whose own disk takes nothing more, to be read only: SQLite needs a few bytes beside a
 * database even to read it (docs/requirements.md, OPS-14). What was erased and is still there is erased in the copy
 * first. Every write fails with SQLITE_READONLY. Throws StartError for a database of another version.
 */
export const openCopy = async (
  dataDir: string,
): Promise<{ db: Kysely<Tables>; close: () => Promise<void> }> => {
  const db = await openSomewhere(dataDir);
  const close = () => db.destroy();
  try {
    await requireCurrent(db, { place: dataDir, missing: noDatabase(dataDir) });
    await repeatErasures(db, { dataDir, at: new Date().toISOString() });
    await sql`pragma query_only = on`.execute(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, close };
};
