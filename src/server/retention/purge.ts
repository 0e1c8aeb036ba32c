import { emptyLog } from '../db/emptyLog.ts';
import { eraseTestRows } from '../db/eraseTestRows.ts';
import { purgeApplications, purgeMessages } from './purgeExpired.ts';
import { purgeKeys } from './purgeKeys.ts';
import { purgeMails } from './purgeMails.ts';
import type { PurgeParts } from './purgeParts.ts';
import { purgeUploads } from './purgeUploads.ts';

/** How many of each kind were deleted; mails and resumes of what was erased are not counted again. */
export interface PurgeReport {
  applications: number;
  messages: number;
  uploads: number;
  mails: number;
  keys: number;
  tests: number;
  /** False: another process was reading, and deleted bytes may still stand in the write-ahead log. */
  isLogEmpty: boolean;
}

/** A check of its own takes seconds; what is older was left behind by a crash. */
const TEST_ROWS_MS = 3_600_000;

/** Deletes whatever has stayed as long as it may (docs/requirements.md, PRIV-1, PRIV-3, PRIV-4), in small batches. */
export const purge = async (parts: PurgeParts): Promise<PurgeReport> => ({
  applications: await purgeApplications(parts),
  messages: await purgeMessages(parts),
  uploads: await purgeUploads(parts),
  mails: await purgeMails(parts),
  keys: await purgeKeys(parts),
  tests: await eraseTestRows(parts.db, new Date(parts.now.getTime() - TEST_ROWS_MS)),
  isLogEmpty: !parts.ending.aborted && (await emptyLog(parts.db)),
});
