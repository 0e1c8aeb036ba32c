import { sql, type Kysely } from 'kysely';
import { databaseFileOf, sizeOf } from './databaseFile.ts';
import { isDiskTrouble } from './diskTrouble.ts';
import { freeSpace } from './freeSpace.ts';
import type { Tables } from './tables.ts';

/** SQLite writes the database anew beside the old one, and the same again into its log. */
export const VACUUM_COPIES = 2;

/**
 * Writes an updated database anew without the pages that the update has left empty, from when on it gives such pages back
 * by itself. Where there is no room, or somebody else reads it, it stays as it is: `doctor` tells.
 */
export const tidyAfterUpdate = async (db: Kysely<Tables>, dataDir: string): Promise<void> => {
  if ((await freeSpace(dataDir)) < VACUUM_COPIES * sizeOf(databaseFileOf(dataDir))) return;
  try {
    await sql`vacuum`.execute(db);
  } catch (error) {
    if (!isDiskTrouble((error as { code?: string }).code)) throw error;
  }
};
