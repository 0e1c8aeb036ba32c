import type { Kysely } from 'kysely';
import { type Clock, repeat, type RepeatedTask, type TaskLog } from '../../platform/process/repeat.ts';
import { checkpointWal } from '../../platform/database/checkpointWal.ts';
import { limitToOneProcess } from '../../platform/database/limitToOneProcess.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { writeMeta } from '../../platform/records/meta.ts';
import { staffCommand } from '../../platform/settings/config.ts';
import type { Periods } from '../../platform/settings/periods.ts';
import { removeOldCopies } from '../../platform/database/copyBeforeUpdate.ts';
import { clearClockMismatch, type ClockMismatch, readClockMismatch } from './clockMismatch.ts';
import { askForConsent } from './askForConsent.ts';
import {
  countExpired,
  type ExpiredCount,
  purge as purgeHere,
  type Purge,
  purgeApplications,
  purgeExpired,
} from './purge.ts';

interface RetentionOptions {
  db: Kysely<Tables>;
  dataDir: string;
  clock: Clock;
  log: TaskLog;
  periods: Periods;
  /** Whether a mail server is set: without one nobody can be asked to renew a consent. */
  hasMail?: boolean;
  wakeOutbox?: () => void;
  /** How expired data is deleted; by default on this thread. */
  purge?: Purge;
}

/** Lets the server respond to its first visitors before it purges. */
const START_DELAY_MS = 5000;
const INTERVAL_MS = 3_600_000;

/** Purges a few seconds after the start and every hour; logs only numbers. */
export const startRetention = ({
  db,
  dataDir,
  clock,
  log,
  periods,
  hasMail = false,
  wakeOutbox = () => undefined,
  purge = purgeHere,
}: RetentionOptions): RepeatedTask =>
  repeat({
    name: 'retention',
    startDelayMs: START_DELAY_MS,
    intervalMs: INTERVAL_MS,
    clock,
    log,
    act: limitToOneProcess({ db, name: 'retention' }, async (signal) => {
      if (await readClockMismatch(db))
        return log.warn({}, `nothing was purged: see ${staffCommand()} doctor`);
      removeOldCopies(dataDir, clock.now());
      if (hasMail && (await askForConsent(db, clock.now())) > 0) wakeOutbox();
      const report = await purge({ db, dataDir, periods, now: clock.now(), signal });
      if (signal.aborted) return;
      if (!report.isLogEmpty)
        return log.warn(report, 'purged, but another process was reading, so the log is not empty');
      if (report.heldBack > 0) {
        return log.warn(report, `too many records have expired: confirm with ${staffCommand()} purge`);
      }
      log.info(report, 'purged');
      await writeMeta(db, 'retention', clock.now().toISOString());
    }),
  });

/** Retention for staff commands. */
export interface StaffRetention {
  /** Why retention waits for staff; undefined if it does not. */
  readClockMismatch: () => Promise<ClockMismatch | undefined>;
  countExpired: () => Promise<ExpiredCount>;
  /** Deletes all expired applications and messages, and clears a clock mismatch. */
  purge: (periods: Periods) => Promise<{ applications: number; messages: number }>;
}

interface StaffRetentionOptions {
  db: Kysely<Tables>;
  dataDir: string;
  now?: () => Date;
}

export const makeStaffRetention = ({
  db,
  dataDir,
  now = () => new Date(),
}: StaffRetentionOptions): StaffRetention => ({
  readClockMismatch: () => readClockMismatch(db),
  countExpired: () => countExpired(db, now()),
  purge: async (periods) => {
    const options = { db, dataDir, periods, now: now(), signal: new AbortController().signal };
    const report = {
      applications: await purgeApplications(options),
      messages: await purgeExpired(options, 'messages'),
    };
    await clearClockMismatch(db);
    await writeMeta(db, 'retention', now().toISOString());
    await checkpointWal(db);
    return report;
  },
});
