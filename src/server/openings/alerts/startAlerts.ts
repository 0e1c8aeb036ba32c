import type { Kysely } from 'kysely';
import { type Clock, repeat, type RepeatedTask, type TaskLog } from '../../platform/process/repeat.ts';
import { oneAtATime } from '../../platform/database/oneAtATime.ts';
import { cachedVersion } from '../../platform/http/answerCache.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { openingSearchQueries } from '../queries/openingSearchQueries.ts';
import { readOpeningsVersion } from '../queries/openingsVersion.ts';
import { openingSearch } from '../search/openingSearch.ts';
import { queueAlerts } from './queueAlerts.ts';

interface AlertTaskParts {
  db: Kysely<Tables>;
  clock: Clock;
  log: TaskLog;
  /** Tells the outbox that a mail was put there. */
  mailQueued: () => void;
}

const FIRST_AFTER_MS = 5_000;
const EVERY_MS = 600_000;

/** Looks every ten minutes for openings to tell of. Start it only where mail is set up. */
export const startAlerts = ({ db, clock, log, mailQueued }: AlertTaskParts): RepeatedTask => {
  const readVersion = cachedVersion(() => readOpeningsVersion(db, clock.now()));
  const finder = openingSearch({ queries: openingSearchQueries(db, clock.now), readVersion });
  return repeat({
    name: 'alerts',
    firstAfterMs: FIRST_AFTER_MS,
    everyMs: EVERY_MS,
    clock,
    log,
    act: oneAtATime({ db, name: 'alerts' }, async (ending) => {
      const mails = await queueAlerts(db, { finder, now: clock.now(), ending });
      if (mails === 0) return;
      log.info({ mails }, 'alerts queued');
      mailQueued();
    }),
  });
};
