import { checkpointWal } from '../../platform/database/checkpointWal.ts';
import { engineOf } from '../../platform/database/engine.ts';
import { countDue, isTooMuch } from './countDue.ts';
import { giveSpaceBack } from './giveSpaceBack.ts';
import { purgeAlerts, purgeApplications, purgeMessages } from './purgeExpired.ts';
import { purgeKeys } from './purgeKeys.ts';
import { purgeMails } from './purgeMails.ts';
import type { PurgeParts } from './purgeParts.ts';
import { purgeUploads } from './purgeUploads.ts';

/** How many of each kind were deleted; mails and resumes of what was erased are not counted again. */
export interface PurgeReport {
  applications: number;
  messages: number;
  alerts: number;
  uploads: number;
  mails: number;
  keys: number;
  /** Applications and messages that are over and wait for staff, because they are more than a run may delete. */
  heldBack: number;
  /** False: another process was reading, and deleted bytes may still stand in the write-ahead log. */
  isLogEmpty: boolean;
}

/**
 * Deletes whatever has stayed as long as it may (docs/requirements.md, PRIV-1, PRIV-3, PRIV-4), in small batches. Of
 * applications and messages nothing, where more of them are over than one run may delete (PRIV-11).
 */
export const purge = async (parts: PurgeParts): Promise<PurgeReport> => {
  const due = await countDue(parts.db, parts.now);
  const isHeldBack = isTooMuch(due);
  const deleted = {
    applications: isHeldBack ? 0 : await purgeApplications(parts),
    messages: isHeldBack ? 0 : await purgeMessages(parts),
    alerts: await purgeAlerts(parts),
    uploads: await purgeUploads(parts),
    mails: await purgeMails(parts),
    keys: await purgeKeys(parts),
  };
  // PostgreSQL uses what rows have left empty again by itself.
  if (engineOf(parts.db) === 'sqlite') await giveSpaceBack(parts.dataDir, parts.ending);
  return {
    ...deleted,
    heldBack: isHeldBack ? due.due : 0,
    isLogEmpty: !parts.ending.aborted && (await checkpointWal(parts.db)),
  };
};
