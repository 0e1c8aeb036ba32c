import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import { noteSuccess } from '../../platform/database/successes.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { repeat, type RepeatedTask, type TaskLog } from '../../platform/process/repeat.ts';
import type { Periods } from '../../platform/settings/periods.ts';
import { purge } from './purge.ts';

export interface RetentionParts {
  db: Kysely<Tables>;
  dataDir: string;
  clock: Clock;
  log: TaskLog;
  periods: Periods;
  /** Whether the clock is sure enough to delete by it. */
  mayDelete: () => boolean;
}

/** The server answers its first visitors before it tidies up. */
const FIRST_AFTER_MS = 5000;
const EVERY_MS = 3_600_000;

/** Purges a few seconds after the start and every hour; the log holds numbers only. */
export const startRetention = ({
  db,
  dataDir,
  clock,
  log,
  periods,
  mayDelete,
}: RetentionParts): RepeatedTask =>
  repeat({
    name: 'retention',
    firstAfterMs: FIRST_AFTER_MS,
    everyMs: EVERY_MS,
    clock,
    log,
    act: async (ending) => {
      if (!mayDelete()) return log.warn({}, 'nothing was purged: the clock is not sure');
      const report = await purge({ db, dataDir, periods, now: clock.now(), ending });
      if (ending.aborted) return;
      if (!report.isLogEmpty) return log.warn(report, 'purged, but a reader kept the log from being emptied');
      if (report.heldBack > 0) {
        return log.warn(report, 'more is over than is deleted unasked; see ./staff purge');
      }
      log.info(report, 'purged');
      await noteSuccess(db, 'retention', clock.now());
    },
  });
