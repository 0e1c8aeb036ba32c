import type { PurgeReport } from '../../src/server/privacy/retention/purge.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The report of a run without expired records. */
export const NOTHING_PURGED: PurgeReport = {
  applications: 0,
  messages: 0,
  alerts: 0,
  uploads: 0,
  mails: 0,
  keys: 0,
  entries: 0,
  accounts: 0,
  heldBack: 0,
  isLogEmpty: true,
};
