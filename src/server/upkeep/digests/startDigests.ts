import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import { oneAtATime } from '../../platform/database/oneAtATime.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { repeat, type RepeatedTask, type TaskLog } from '../../platform/process/repeat.ts';
import type { Notify } from '../../platform/settings/notify.ts';
import { forgetDaily, queueDaily, queueWeekly } from './queueDigests.ts';

export interface DigestParts {
  db: Kysely<Tables>;
  clock: Clock;
  log: TaskLog;
  notify: Notify;
  /** Tells the outbox that a mail was put there. */
  mailQueued: () => void;
}

const FIRST_AFTER_MS = 10_000;
const EVERY_MS = 600_000;

/**
 * Looks every ten minutes whether a digest is due, also one that became due while the server was down. Start it only
 * where mail is set up (docs/requirements.md, STAFF-14).
 */
export const startDigests = ({ db, clock, log, notify, mailQueued }: DigestParts): RepeatedTask =>
  repeat({
    name: 'digests',
    firstAfterMs: FIRST_AFTER_MS,
    everyMs: EVERY_MS,
    clock,
    log,
    act: oneAtATime({ db, name: 'digests' }, async () => {
      const now = clock.now();
      if (notify === 'immediate') await forgetDaily(db);
      const daily = notify === 'daily' ? await queueDaily(db, now) : 0;
      const mails = daily + (await queueWeekly(db, now));
      if (mails === 0) return;
      log.info({ mails }, 'digests queued');
      mailQueued();
    }),
  });
