import type { Kysely } from 'kysely';
import { dayOf } from '../../openings/queries/openNow.ts';
import { queueMails } from '../../outbox/queries/queueMails.ts';
import type { OutboxMail } from '../../platform/database/outboxMail.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { digestFacts } from './digestFacts.ts';
import { composeDailyDigest, composeMessageDigest, composeWeeklyDigest } from './digests.ts';
import { daysLater, lastDailyDue, lastWeeklyDue } from './digestTimes.ts';

/** Keys of the table `meta`: the instant up to which the last digest of each kind told. */
type DigestKey = 'digest_daily' | 'digest_weekly';

const lastOf = async (db: Kysely<Tables>, key: DigestKey): Promise<string | undefined> =>
  (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value;

interface Queued {
  mails: OutboxMail[];
  at: string;
  /** Up to when the last one told, as it was when this one was written. */
  last: string | undefined;
}

/**
 * The mails, and that they were queued, in one transaction: a digest is queued once, whatever happens between, and
 * whichever process was quicker. Gives the number of mails.
 */
const queue = (db: Kysely<Tables>, key: DigestKey, { mails, at, last }: Queued): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    if ((await lastOf(transaction, key)) !== last) return 0;
    await transaction
      .insertInto('meta')
      .values({ key, value: at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: at }))
      .execute();
    if (mails.length > 0) await queueMails(transaction, mails, at);
    return mails.length;
  });

/** Queues what is due of the daily digest; gives the number of mails. Nothing new, no mail. */
export const queueDaily = async (db: Kysely<Tables>, now: Date): Promise<number> => {
  const due = lastDailyDue(now);
  const last = await lastOf(db, 'digest_daily');
  if (last !== undefined && last >= due.toISOString()) return 0;
  const at = now.toISOString();
  const period = { from: last ?? daysLater(due, -1).toISOString(), until: at };
  const reference = `daily-${dayOf(due.toISOString())}`;
  const facts = digestFacts(db);
  const counts = await facts.newApplications(period);
  const messages = await facts.newMessages(period);
  const mails = [
    ...(counts.length > 0 ? [composeDailyDigest(reference, counts)] : []),
    ...(messages > 0 ? [composeMessageDigest(reference, messages)] : []),
  ];
  return queue(db, 'digest_daily', { mails, at, last });
};

/** While staff get a mail of each, a daily digest that begins later must not tell of all that again. */
export const forgetDaily = async (db: Kysely<Tables>): Promise<void> => {
  await db.deleteFrom('meta').where('key', '=', 'digest_daily').execute();
};

/** Queues what is due of the weekly digest; gives the number of mails. A new installation begins with the next week. */
export const queueWeekly = async (db: Kysely<Tables>, now: Date): Promise<number> => {
  const due = lastWeeklyDue(now).toISOString();
  const last = await lastOf(db, 'digest_weekly');
  if (last !== undefined && last >= due) return 0;
  const facts = digestFacts(db);
  const mail =
    last === undefined
      ? undefined
      : composeWeeklyDigest(`weekly-${dayOf(due)}`, {
          unread: await facts.unreadApplications(),
          closing: await facts.closingSoon(now),
        });
  return queue(db, 'digest_weekly', { mails: mail ? [mail] : [], at: now.toISOString(), last });
};
