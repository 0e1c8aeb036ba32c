import type Database from 'better-sqlite3';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseFileOf } from '../../platform/database/databaseFile.ts';
import { isBusy } from '../../platform/database/diskTrouble.ts';
import { openSqlite } from '../../platform/database/openSqlite.ts';

/** What is stored next needs no new room: 4 MB. */
const KEPT_PAGES = 1000;
/** So many at a time, and then others have their turn: 1 MB takes a few milliseconds. */
const PAGES_A_STEP = 250;
const PAUSE_MS = 5;
const BUSY_TRIES = 200;

const freePagesOf = (database: Database.Database): number =>
  Number(database.pragma('freelist_count', { simple: true }));

const giveBackStep = (database: Database.Database): boolean => {
  try {
    // Not as a query: it has to be stepped through to its end.
    database.exec(`pragma incremental_vacuum(${PAGES_A_STEP})`);
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
};

/** Returns the space of deleted rows to the disk, a little at a time. The file is shorter after the next checkpoint. */
export const giveSpaceBack = async (dataDir: string, ending: AbortSignal): Promise<void> => {
  const database = openSqlite(databaseFileOf(dataDir));
  try {
    database.pragma('busy_timeout = 0');
    let busy = 0;
    for (let free = freePagesOf(database); free > KEPT_PAGES && !ending.aborted;) {
      if (!giveBackStep(database)) busy += 1;
      const left = freePagesOf(database);
      if (busy > BUSY_TRIES || (left === free && busy === 0)) return;
      free = left;
      await pause(PAUSE_MS);
    }
  } finally {
    database.close();
  }
};
