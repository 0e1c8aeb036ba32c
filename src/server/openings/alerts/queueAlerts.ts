import type { Kysely } from 'kysely';
import { readFilters } from '../../../contract/openingFilters.ts';
import { addDays } from '../../../lib/addDays.ts';
import { queueMails } from '../../outbox/queries/queueMails.ts';
import { lowerCaseColumn } from '../../platform/database/engine.ts';
import { limitToOneProcess } from '../../platform/database/limitToOneProcess.ts';
import type { StoredAlert, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type Clock, repeat, type RepeatedTask, type TaskLog } from '../../platform/process/repeat.ts';
import { type OpeningSearch, openingSearch } from '../queries/openingSearch.ts';
import { readOpeningsVersion } from '../queries/openingStatus.ts';
import { yieldToRequests } from '../queries/openPieces.ts';
import { composeAlert, MAX_OPENINGS } from './composeAlertMails.ts';

type Finder = Pick<OpeningSearch, 'findIds' | 'listByIds'>;

interface NewOpenings {
  alert: StoredAlert;
  ids: readonly number[];
}

const ADDRESSES_PER_BATCH = 100;

const readNotified = (notified: string): number[] => JSON.parse(notified) as number[];

/** Finds openings that were posted after an alert was confirmed and that no email has mentioned. */
const findNewOpenings = async ({ findIds }: Finder, alert: StoredAlert): Promise<NewOpenings> => {
  const notified = new Set(readNotified(alert.notified));
  const { filters } = readFilters(alert.list_query);
  const ids = await findIds(filters, { postedAfter: alert.confirmed_at ?? '~' });
  return { alert, ids: ids.filter((id) => !notified.has(id)) };
};

/**
 * Lists the next batch of addresses, sorted after `after`, that have a confirmed alert and got no alert email within a
 * day. An email dated in the future does not count.
 */
const listDueAddresses = async (db: Kysely<Tables>, now: string, after: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('alerts')
    .select(lowerCaseColumn('email').as('address'))
    .where('confirmed_at', 'is not', null)
    .where('delete_after', '>', now)
    .where(lowerCaseColumn('email'), '>', after)
    .groupBy(lowerCaseColumn('email'))
    .having(({ eb, fn, or }) => {
      const last = fn.max('notified_at');
      return or([eb(last, 'is', null), eb(last, '<=', addDays(now, -1)), eb(last, '>', addDays(now, 1))]);
    })
    .orderBy('address')
    .limit(ADDRESSES_PER_BATCH)
    .execute();
  return rows.map(({ address }) => address);
};

const isUnchanged = async (db: Kysely<Tables>, { reference, notified }: StoredAlert): Promise<boolean> => {
  const row = await db
    .selectFrom('alerts')
    .select('notified')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.notified === notified;
};

interface QueueOptions {
  address: string;
  now: string;
  finder: Finder;
}

/** Queues an email to an address about the openings that are new for its alerts; false if there are none. */
const queueMail = async (db: Kysely<Tables>, { address, now, finder }: QueueOptions): Promise<boolean> => {
  const alerts = await db
    .selectFrom('alerts')
    .selectAll()
    .where(lowerCaseColumn('email'), '=', address)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .execute();
  const newOpenings: NewOpenings[] = [];
  for (const alert of alerts) {
    newOpenings.push(await findNewOpenings(finder, alert));
    await yieldToRequests();
  }
  const ids = [...new Set(newOpenings.flatMap((each) => each.ids))];
  const openings = await finder.listByIds(ids.slice(0, MAX_OPENINGS));
  const [first, ...others] = newOpenings.filter((each) => each.ids.length > 0).map(({ alert }) => alert);
  if (!first || openings.length === 0) return false;
  return inTransaction(db, async (transaction) => {
    // An alert has ended, or another process has queued the email.
    for (const { alert } of newOpenings) if (!(await isUnchanged(transaction, alert))) return false;
    for (const { alert, ids } of newOpenings) {
      await transaction
        .updateTable('alerts')
        .set({ notified_at: now, notified: JSON.stringify([...readNotified(alert.notified), ...ids]) })
        .where('reference', '=', alert.reference)
        .execute();
    }
    const suffix = now.replace(/\D/g, '');
    await queueMails(
      transaction,
      [composeAlert([first, ...others], { openings, count: ids.length, suffix })],
      now,
    );
    return true;
  });
};

/**
 * Queues an email to every address with new openings, at most one a day. Returns the number of emails. An alert
 * mentions an opening only once, even if the clock is wrong.
 */
export const queueAlerts = async (
  db: Kysely<Tables>,
  { finder, now, signal }: { finder: Finder; now: Date; signal?: AbortSignal },
): Promise<number> => {
  const at = now.toISOString();
  let mails = 0;
  let after = '';
  for (;;) {
    const addresses = await listDueAddresses(db, at, after);
    for (const address of addresses) {
      if (signal?.aborted) return mails;
      if (await queueMail(db, { address, now: at, finder })) mails += 1;
      after = address;
    }
    if (addresses.length < ADDRESSES_PER_BATCH) return mails;
  }
};

interface AlertTaskOptions {
  db: Kysely<Tables>;
  clock: Clock;
  log: TaskLog;
  /** Wakes the outbox worker. */
  wakeOutbox: () => void;
}

const START_DELAY_MS = 5_000;
const INTERVAL_MS = 600_000;

/** When the next address that got an email within a day may get another one; undefined if there is none. */
const readNextDue = async (db: Kysely<Tables>, now: string): Promise<string | undefined> => {
  const { last } = await db
    .selectFrom('alerts')
    .select(({ fn }) => fn.min('notified_at').as('last'))
    .where('notified_at', '>', addDays(now, -1))
    .executeTakeFirstOrThrow();
  return last === null ? undefined : addDays(last, 1);
};

/** Sends job alerts every ten minutes. Start it only if a mail server is configured. */
export const startAlerts = ({ db, clock, log, wakeOutbox }: AlertTaskOptions): RepeatedTask => {
  let completed: { version: string; nextDue: string | undefined } | undefined;
  return repeat({
    name: 'alerts',
    startDelayMs: START_DELAY_MS,
    intervalMs: INTERVAL_MS,
    clock,
    log,
    act: limitToOneProcess({ db, name: 'alerts' }, async (signal) => {
      const now = clock.now();
      const version = await readOpeningsVersion(db, now);
      const isDue = completed?.nextDue !== undefined && completed.nextDue <= now.toISOString();
      // An alert never mentions openings from before it was confirmed, so a new alert has nothing to find either.
      if (completed?.version === version && !isDue) return;
      // With a constant version, one run reads the openings only once.
      const finder = openingSearch({ db, clock: clock.now, readVersion: async () => 'this run' });
      const mails = await queueAlerts(db, { finder, now, signal });
      if (signal.aborted) return;
      completed = { version, nextDue: await readNextDue(db, now.toISOString()) };
      if (mails === 0) return;
      log.info({ mails }, 'alerts queued');
      wakeOutbox();
    }),
  });
};
