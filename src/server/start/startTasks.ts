import type { Kysely } from 'kysely';
import { applicationRepository } from '../applications/queries/applicationRepository.ts';
import { startResumeTexts } from '../applications/resumeText/startResumeTexts.ts';
import { startAlerts } from '../openings/alerts/queueAlerts.ts';
import { makeSearchEngines, startNotices } from '../openings/notices/startNotices.ts';
import { startReplies } from '../outbox/replies/startReplies.ts';
import { startMail } from '../outbox/startOutbox.ts';
import type { Tables } from '../platform/database/tables.ts';
import { systemClock, type TaskLog } from '../platform/process/repeat.ts';
import type { Config } from '../platform/settings/config.ts';
import { purge } from '../privacy/retention/purge.ts';
import { purgeInThread } from '../privacy/retention/purgeInThread.ts';
import { startRetention } from '../privacy/retention/startRetention.ts';

interface TaskOptions {
  config: Config;
  db: Kysely<Tables>;
  dataDir: string;
  log: TaskLog;
  /** Whether visitors see our own openings. */
  hasOpenings: boolean;
}

interface RunningTasks {
  /** Tells the outbox that an email was queued. */
  wake: () => void;
  /** Stops all tasks and waits for running ones. */
  close: () => Promise<void>;
}

/** Starts the background tasks: outbox, words of resumes, job alerts, notices to search engines, retention. */
export const startTasks = ({ config, db, dataDir, log, hasOpenings }: TaskOptions): RunningTasks => {
  const clock = systemClock;
  const { readAttachment } = applicationRepository(db, { scan: config.scan });
  const outbox = startMail({
    settings: { ...config.mail, imap: config.imap },
    db,
    log,
    clock,
    readAttachment,
  });
  const hasMail = config.mail.smtpUrl !== '';
  const retention = {
    ...{ db, dataDir, clock, log, periods: config.periods, hasMail, wakeOutbox: outbox.wake },
    // PostgreSQL has processes of its own.
    purge: config.databaseUrl ? purge : purgeInThread,
  };
  const tasks = [outbox, startRetention(retention), startResumeTexts({ db, clock, log })];
  if (hasMail) tasks.push(startAlerts({ db, clock, log, wakeOutbox: outbox.wake }));
  if (config.imap.url !== '') tasks.push(startReplies({ settings: config.imap, db, clock, log }));
  const { siteUrl } = config.site;
  const engines = makeSearchEngines(config.notices, siteUrl);
  if (hasOpenings && engines.length > 0) tasks.push(startNotices({ db, engines, siteUrl, clock, log }));
  return {
    wake: outbox.wake,
    close: async () => {
      await Promise.all(tasks.map((task) => task.close()));
    },
  };
};
