import type { Kysely } from 'kysely';
import { readFilters } from '../../../contract/openingFilters.ts';
import { daysAfter } from '../../../lib/daysAfter.ts';
import { queueMails } from '../../outbox/queries/queueMails.ts';
import { lowerCaseOf } from '../../platform/database/engine.ts';
import { oneAtATime } from '../../platform/database/oneAtATime.ts';
import type { StoredAlert, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { cachedVersion } from '../../platform/http/answerCache.ts';
import { type Clock, repeat, type RepeatedTask, type TaskLog } from '../../platform/process/repeat.ts';
import { openingSearchQueries } from '../queries/openingSearchQueries.ts';
import { readOpeningsVersion } from '../queries/openingStatus.ts';
import { type OpeningSearch, openingSearch } from '../search/openingSearch.ts';
import { composeAlert } from './composeAlertMails.ts';

type Finder = Pick<OpeningSearch, 'find' | 'listByIds'>;

interface NewFor {
  alert: StoredAlert;
  ids: readonly number[];
}

/** Addresses that are looked at before others have their turn. */
const AT_ONCE = 100;

const readNotified = (notified: string): number[] => JSON.parse(notified) as number[];

/** Finds what an alert was not told of: posted since it was confirmed. What many alerts ask for is looked for once. */
const newsFinder = ({ find }: Finder) => {
  const found = new Map<string, ReturnType<Finder['find']>>();
  return async (alert: StoredAlert): Promise<NewFor> => {
    const search = found.get(alert.list_query) ?? find(readFilters(alert.list_query).filters);
    found.set(alert.list_query, search);
    const notified = new Set(readNotified(alert.notified));
    const since = alert.confirmed_at ?? '~';
    const ids = (await search).found.filter(({ id, posted_at }) => posted_at > since && !notified.has(id));
    return { alert, ids: ids.map(({ id }) => id) };
  };
};

/** Addresses with a confirmed alert that have had no mail for a day, from a place on. A mail of a time to come counts as none. */
const dueAddresses = async (db: Kysely<Tables>, now: string, after: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('alerts')
    .select(lowerCaseOf('email').as('address'))
    .where('confirmed_at', 'is not', null)
    .where('delete_after', '>', now)
    .where(lowerCaseOf('email'), '>', after)
    .groupBy(lowerCaseOf('email'))
    .having(({ eb, fn, or }) => {
      const last = fn.max('notified_at');
      return or([eb(last, 'is', null), eb(last, '<=', daysAfter(now, -1)), eb(last, '>', daysAfter(now, 1))]);
    })
    .orderBy('address')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ address }) => address);
};

const isAsRead = async (db: Kysely<Tables>, { reference, notified }: StoredAlert): Promise<boolean> => {
  const row = await db
    .selectFrom('alerts')
    .select('notified')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.notified === notified;
};

/** Tells one address of what is new for any of its alerts; false where nothing is. */
const tell = async (db: Kysely<Tables>, { address, now, finder, newsOf }: TellParts): Promise<boolean> => {
  const alerts = await db
    .selectFrom('alerts')
    .selectAll()
    .where(lowerCaseOf('email'), '=', address)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .execute();
  const news: NewFor[] = [];
  for (const alert of alerts) news.push(await newsOf(alert));
  const openings = await finder.listByIds([...new Set(news.flatMap(({ ids }) => ids))]);
  const [first, ...others] = news.filter(({ ids }) => ids.length > 0).map(({ alert }) => alert);
  if (!first || openings.length === 0) return false;
  return inTransaction(db, async (transaction) => {
    // Ended meanwhile, or another process was quicker.
    for (const { alert } of news) if (!(await isAsRead(transaction, alert))) return false;
    for (const { alert, ids } of news) {
      await transaction
        .updateTable('alerts')
        .set({ notified_at: now, notified: JSON.stringify([...readNotified(alert.notified), ...ids]) })
        .where('reference', '=', alert.reference)
        .execute();
    }
    const part = now.replace(/\D/g, '');
    await queueMails(transaction, [composeAlert([first, ...others], { openings, part })], now);
    return true;
  });
};

interface TellParts {
  address: string;
  now: string;
  finder: Finder;
  newsOf: ReturnType<typeof newsFinder>;
}

/**
 * Queues a mail to every address for which there are new openings, one a day at most; gives how many. Of an opening an
 * alert is told once, whatever the clock says (docs/requirements.md, ALERT-3).
 */
export const queueAlerts = async (
  db: Kysely<Tables>,
  { finder, now, ending }: { finder: Finder; now: Date; ending?: AbortSignal },
): Promise<number> => {
  const newsOf = newsFinder(finder);
  const at = now.toISOString();
  let mails = 0;
  let after = '';
  for (;;) {
    const addresses = await dueAddresses(db, at, after);
    for (const address of addresses) {
      if (ending?.aborted) return mails;
      if (await tell(db, { address, now: at, finder, newsOf })) mails += 1;
      after = address;
    }
    if (addresses.length < AT_ONCE) return mails;
    await new Promise((next) => setImmediate(next));
  }
};

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
