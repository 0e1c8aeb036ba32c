import type { Kysely } from 'kysely';
import { noteDocumentMarks } from '../applications/resumes/noteDocumentMarks.ts';
import { attachmentOf } from '../applications/scan/attachmentOf.ts';
import { startScanning } from '../applications/scan/startScanning.ts';
import { startAlerts } from '../openings/alerts/startAlerts.ts';
import { startMail } from '../outbox/startMail.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { oneAtATime } from '../platform/database/oneAtATime.ts';
import type { Tables } from '../platform/database/tables.ts';
import { repeat, type RepeatedTask, type TaskLog } from '../platform/process/repeat.ts';
import type { Config } from '../platform/settings/config.ts';
import { startRetention } from '../privacy/retention/startRetention.ts';

export interface TaskParts {
  config: Config;
  db: Kysely<Tables>;
  dataDir: string;
  log: TaskLog;
}

export interface RunningTasks {
  /** A mail was queued, or an application came in. */
  wake: () => void;
  /** Ends all of them and waits for what is under way. */
  close: () => Promise<void>;
}

/** Resumes of an earlier version are looked into when the first visitors have their answers. */
const MARKS_AFTER_MS = 5000;
const DAY_MS = 86_400_000;

/** Of a server that can store nothing. */
export const noTasks: RunningTasks = { wake: () => undefined, close: async () => undefined };

/** Starts what the server does by itself: sending mail, having resumes scanned, deleting what is over. */
export const startTasks = (parts: TaskParts): RunningTasks => {
  const { config, db, dataDir, log } = parts;
  const clock = systemClock;
  const outbox = startMail({
    settings: config.mail,
    db,
    log,
    clock,
    attachment: attachmentOf(db, { scans: config.scan.command.length > 0 }),
  });
  const scans = startScanning({ settings: config.scan, db, dataDir, clock, log, mailQueued: outbox.wake });
  const tasks: Pick<RepeatedTask, 'close'>[] = [
    outbox,
    scans,
    startRetention({ db, dataDir, clock, log, periods: config.periods }),
  ];
  tasks.push(
    repeat({
      name: 'document marks',
      firstAfterMs: MARKS_AFTER_MS,
      everyMs: DAY_MS,
      clock,
      log,
      act: oneAtATime({ db, name: 'document marks' }, (end) => noteDocumentMarks(db, end)),
    }),
  );
  if (config.mail.smtpUrl !== '') tasks.push(startAlerts({ db, clock, log, mailQueued: outbox.wake }));
  return {
    wake: () => {
      outbox.wake();
      scans.wake();
    },
    close: async () => {
      await Promise.all(tasks.map((task) => task.close()));
    },
  };
};
