import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { IDEMPOTENCY_KEY_HOURS } from '../../../contract/constants.ts';
import { addDays } from '../../../lib/addDays.ts';
import { deleteUnclaimed } from '../../applications/queries/deleteUnclaimed.ts';
import { checkpointWal } from '../../platform/database/checkpointWal.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Periods } from '../../platform/settings/periods.ts';
import { SERVER_KEY_PREFIX } from '../../platform/submissions.ts';
import { purgeAccounts } from './purgeAccounts.ts';
import { eraseReferences } from '../queries/eraseReferences.ts';

/** The number of deleted rows of each kind; emails and resumes of deleted records are not counted. */
export interface PurgeReport {
  applications: number;
  messages: number;
  alerts: number;
  uploads: number;
  mails: number;
  keys: number;
  /** Entries of the audit log. */
  entries: number;
  /** Ended staff accounts. */
  accounts: number;
  /** Expired applications and messages that staff must confirm, because one run may not delete that many. */
  heldBack: number;
  /** False if another process was reading: deleted bytes may still be in the write-ahead log. */
  isLogEmpty: boolean;
}

export type Purge = (options: PurgeOptions) => Promise<PurgeReport>;

/**
 * Deletes everything that has expired, in small batches. Deletes no applications and messages if more of them have
 * expired than one run may delete.
 */
export const purge: Purge = async (options) => {
  const counts = await countExpired(options.db, options.now);
  const isHeldBack = needsConfirmation(counts);
  const deleted = {
    applications: isHeldBack ? 0 : await purgeApplications(options),
    messages: isHeldBack ? 0 : await purgeExpired(options, 'messages'),
    alerts: await purgeExpired(options, 'alerts'),
    uploads: await purgeUploads(options),
    mails: await purgeMails(options),
    keys: await purgeKeys(options),
    entries: await purgeAuditLog(options),
    accounts: await purgeAccounts(options.db),
  };
  await purgeLinks(options);
  return {
    ...deleted,
    heldBack: isHeldBack ? counts.expired : 0,
    isLogEmpty: !options.signal.aborted && (await checkpointWal(options.db)),
  };
};

/** Maximum number of rows deleted in one transaction. */
const BATCH_ROWS = 100;
/** One record with its resume, emails and words: erasing its words from a large index takes SQLite up to 45 ms. */
const BATCH_RECORDS = 1;

/**
 * Repeats a batch until it deletes nothing, and pauses after each one for as long as it took: half of the time stays
 * for requests, however slow the disk is. Returns the total.
 */
const runBatches = async (signal: AbortSignal, batch: () => Promise<number>): Promise<number> => {
  let sum = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const count = await batch();
    if (count === 0) break;
    sum += count;
    await wait(performance.now() - startedAt);
  }
  return sum;
};

export interface PurgeOptions {
  db: Kysely<Tables>;
  dataDir: string;
  periods: Periods;
  now: Date;
  /** Ends the purge after the current batch. */
  signal: AbortSignal;
}

/** Deletes uploads that no application claimed within a day, and their keys. */
const purgeUploads = ({ db, now, signal }: PurgeOptions): Promise<number> =>
  runBatches(signal, async () => (await deleteUnclaimed(db, addDays(now.toISOString(), -1))).count);

const HOUR_MS = 3_600_000;
/** Twice the promised lifetime, because a laptop may sleep between two attempts. */
const CLIENT_KEY_HOURS = 2 * IDEMPOTENCY_KEY_HOURS;

const isExpired = (now: Date) => (eb: ExpressionBuilder<Tables, 'submissions'>) => {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  return eb.and([
    eb('made_at', '<', before(IDEMPOTENCY_KEY_HOURS)),
    eb.or([eb('made_at', '<', before(CLIENT_KEY_HOURS)), eb('key', 'like', `${SERVER_KEY_PREFIX}%`)]),
  ]);
};

/** Deletes expired keys of submissions. */
const purgeKeys = ({ db, now, signal }: PurgeOptions): Promise<number> =>
  runBatches(signal, async () => {
    const due = db.selectFrom('submissions').select(['call', 'key']).where(isExpired(now)).limit(BATCH_ROWS);
    const deleted = await db
      .deleteFrom('submissions')
      .where(({ refTuple }) => refTuple('call', 'key'), 'in', due.$asTuple('call', 'key'))
      .executeTakeFirst();
    return Number(deleted.numDeletedRows);
  });

const SENT_MAIL_DAYS = 30;

/** Deletes emails sent a month ago, and dead letters after the retention period. */
const purgeMails = ({ db, now, periods, signal }: PurgeOptions): Promise<number> => {
  const daysAgo = (days: number) => addDays(now.toISOString(), -days);
  // A recruiter's answer is deleted with its application or message. Literal, because the index has the same condition.
  const automatic = db
    .selectFrom('outbox')
    .select('id')
    .where(sql<boolean>`kind <> 'answer'`)
    .limit(BATCH_ROWS);
  const deleteDue = async (due: typeof automatic): Promise<number> => {
    const deleted = await db.deleteFrom('outbox').where('id', 'in', due).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  };
  return runBatches(
    signal,
    async () =>
      (await deleteDue(automatic.where('sent_at', '<=', daysAgo(SENT_MAIL_DAYS)))) +
      (await deleteDue(
        automatic.where('status', '=', 'dead').where('created_at', '<=', daysAgo(periods.retentionDays)),
      )),
  );
};

/** Deletes links to people's own data that have expired. */
const purgeLinks = ({ db, now, signal }: PurgeOptions): Promise<number> =>
  runBatches(signal, async () => {
    const due = db
      .selectFrom('data_links')
      .select('token_hash')
      .where('until', '<=', now.toISOString())
      .limit(BATCH_ROWS);
    const deleted = await db.deleteFrom('data_links').where('token_hash', 'in', due).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  });

/** Longer than any application is stored, so that the log explains every record and its erasure. */
const AUDIT_LOG_DAYS = 3 * 365;

/** Deletes entries of the audit log after three years. */
const purgeAuditLog = ({ db, now, signal }: PurgeOptions): Promise<number> =>
  runBatches(signal, async () => {
    const due = db
      .selectFrom('audit')
      .select('id')
      .where('at', '<=', addDays(now.toISOString(), -AUDIT_LOG_DAYS))
      .limit(BATCH_ROWS);
    const deleted = await db.deleteFrom('audit').where('id', 'in', due).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  });

/** Erases expired applications. Returns how many. */
export const purgeApplications = ({ db, dataDir, now, signal }: PurgeOptions): Promise<number> =>
  runBatches(signal, async () => {
    const due = await db
      .selectFrom('applications')
      .select('reference')
      .where('delete_after', '<=', now.toISOString())
      // An empty text means no date, although it sorts before every date.
      .where('delete_after', '!=', '')
      .orderBy('delete_after')
      .limit(BATCH_RECORDS)
      .execute();
    const applications = due.map(({ reference }) => reference);
    const request = { applications, actor: 'retention', reason: 'expired' } as const;
    return (await eraseReferences({ db, dataDir, clock: () => now }, request)).applications;
  });

/** Erases expired messages or job alerts. Returns how many. */
export const purgeExpired = (
  { db, dataDir, now, signal }: PurgeOptions,
  table: 'messages' | 'alerts',
): Promise<number> =>
  runBatches(signal, async () => {
    const due = await db
      .selectFrom(table)
      .select('reference')
      .where('delete_after', '<=', now.toISOString())
      .where('delete_after', '!=', '')
      .orderBy('delete_after')
      .limit(BATCH_RECORDS)
      .execute();
    const request = {
      [table]: due.map(({ reference }) => reference),
      actor: 'retention',
      reason: 'expired',
    } as const;
    return (await eraseReferences({ db, dataDir, clock: () => now }, request))[table];
  });

export interface ExpiredCount {
  /** Expired applications and messages. */
  expired: number;
  /** All applications and messages. */
  total: number;
}

const MAX_UNCONFIRMED = 20;
const MAX_UNCONFIRMED_SHARE = 1 / 4;

/** Counts expired applications and messages. */
export const countExpired = async (db: Kysely<Tables>, now: Date): Promise<ExpiredCount> => {
  const count = async (table: 'applications' | 'messages'): Promise<ExpiredCount> => {
    const row = await db
      .selectFrom(table)
      .select(({ fn, eb }) => [
        fn.countAll<number>().as('total'),
        fn
          .countAll<number>()
          .filterWhere(eb.and([eb('delete_after', '!=', ''), eb('delete_after', '<=', now.toISOString())]))
          .as('expired'),
      ])
      .executeTakeFirstOrThrow();
    return { expired: Number(row.expired), total: Number(row.total) };
  };
  const [applications, messages] = [await count('applications'), await count('messages')];
  return { expired: applications.expired + messages.expired, total: applications.total + messages.total };
};

/** Whether a run would delete so much that staff have to confirm it. */
export const needsConfirmation = ({ expired, total }: ExpiredCount): boolean =>
  expired > MAX_UNCONFIRMED && expired > total * MAX_UNCONFIRMED_SHARE;
