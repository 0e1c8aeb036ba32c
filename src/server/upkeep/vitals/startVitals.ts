import type { Clock } from '../../platform/clock/clock.ts';
import { repeat, type RepeatedTask, type TaskLog } from '../../platform/process/repeat.ts';
import type { VitalsCounts } from './vitalsCounts.ts';

/** What a killed server loses of its counts. */
const EVERY_MS = 60_000;

/** Writes the counted visits every minute, and what is left of them at the end (docs/requirements.md, PERF-30). */
export const startVitals = ({
  vitals,
  clock,
  log,
}: {
  vitals: Pick<VitalsCounts, 'flush'>;
  clock: Clock;
  log: TaskLog;
}): RepeatedTask => {
  const task = repeat({
    name: 'vitals',
    firstAfterMs: EVERY_MS,
    everyMs: EVERY_MS,
    clock,
    log,
    act: vitals.flush,
  });
  return {
    close: async () => {
      await task.close();
      // Counts are no reason for a server not to end.
      await vitals.flush().catch(() => log.warn({}, 'the last counts of vitals were not written'));
    },
  };
};
