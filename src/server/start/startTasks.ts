import type { Kysely } from 'kysely';
import { applicationRepository } from '../applications/queries/applicationRepository.ts';
import { startAlerts } from '../openings/alerts/startAlerts.ts';
import { startMail } from '../outbox/startMail.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { keepClock } from '../platform/clock/keepClock.ts';
import type { SureClock } from '../platform/clock/sureClock.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { RepeatedTask, TaskLog } from '../platform/process/repeat.ts';
import type { Config } from '../platform/settings/config.ts';
import { startRetention } from '../privacy/retention/startRetention.ts';
import { startDigests } from '../upkeep/digests/startDigests.ts';
import { startVitals } from '../upkeep/vitals/startVitals.ts';
import type { VitalsCounts } from '../upkeep/vitals/vitalsCounts.ts';

interface TaskParts {
  config: Config;
  db: Kysely<Tables>;
  dataDir: string;
  log: TaskLog;
  sure: SureClock;
  vitals: VitalsCounts | undefined;
}

export interface RunningTasks {
  /** A mail was queued. */
  wakeMail: () => void;
  /** Ends all of them and waits for what is under way. */
  close: () => Promise<void>;
}

/** Of a server that can store nothing. */
export const noTasks: RunningTasks = { wakeMail: () => undefined, close: async () => undefined };

/** Starts what the server does by itself: sending mail, deleting what is over. */
export const startTasks = (parts: TaskParts): RunningTasks => {
  const { config, db, dataDir, log, sure, vitals } = parts;
  const clock = { ...systemClock, now: sure.now };
  const outbox = startMail({
    settings: config.mail,
    db,
    log,
    clock,
    resumeBytes: applicationRepository(db).resumeBytes,
  });
  const tasks: Pick<RepeatedTask, 'close'>[] = [
    outbox,
    keepClock({ db, sure, clock, log }),
    startRetention({ db, dataDir, clock, log, periods: config.periods, mayDelete: sure.mayDelete }),
  ];
  if (vitals) tasks.push(startVitals({ vitals, clock, log }));
  if (config.mail.smtpUrl !== '') {
    tasks.push(startAlerts({ db, clock, log, mailQueued: outbox.wake }));
    tasks.push(startDigests({ db, clock, log, notify: config.notify, mailQueued: outbox.wake }));
  }
  return {
    wakeMail: outbox.wake,
    close: async () => {
      await Promise.all(tasks.map((task) => task.close()));
    },
  };
};
