import type { Kysely } from 'kysely';
import { applicationRepository } from '../applications/queries/applicationRepository.ts';
import { startMail } from '../outbox/startMail.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { keepClock } from '../platform/clock/keepClock.ts';
import type { SureClock } from '../platform/clock/sureClock.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { RepeatedTask, TaskLog } from '../platform/process/repeat.ts';
import type { Config } from '../platform/settings/config.ts';
import { startRetention } from '../privacy/retention/startRetention.ts';
import { startDigests } from '../upkeep/digests/startDigests.ts';
import { startSelfCheck } from '../upkeep/selfCheck/startSelfCheck.ts';

interface TaskParts {
  config: Config;
  db: Kysely<Tables>;
  dataDir: string;
  /** The address that the server listens at. */
  address: string;
  selfCheckToken: string;
  log: TaskLog;
  sure: SureClock;
}

export interface RunningTasks {
  /** A mail was queued. */
  wakeMail: () => void;
  /** Ends all of them and waits for what is under way. */
  close: () => Promise<void>;
}

/** Of a server that can store nothing. */
export const noTasks: RunningTasks = { wakeMail: () => undefined, close: async () => undefined };

/** An address that stands for all of the machine's cannot be called everywhere; the machine's own can. */
const callable = (address: string): string =>
  address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');

/** Starts what the server does by itself: sending mail, deleting what is over, checking itself. */
export const startTasks = (parts: TaskParts): RunningTasks => {
  const { config, db, dataDir, address, selfCheckToken, log, sure } = parts;
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
  if (config.selfCheck) {
    const { emailIds } = config;
    tasks.push(
      startSelfCheck({ db, clock, log, emailIds, address: callable(address), token: selfCheckToken }),
    );
  }
  if (config.mail.smtpUrl !== '') {
    tasks.push(startDigests({ db, clock, log, notify: config.notify, mailQueued: outbox.wake }));
  }
  return {
    wakeMail: outbox.wake,
    close: async () => {
      await Promise.all(tasks.map((task) => task.close()));
    },
  };
};
