import type { Kysely } from 'kysely';
import { checkpointWal } from '../../platform/database/checkpointWal.ts';
import { databaseNow, engineOf } from '../../platform/database/engine.ts';
import type { QueuedMail, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { isFleeting } from './queueMails.ts';

const MINUTE_MS = 60_000;

const HOUR_MS = 60 * MINUTE_MS;

const FIRST_WAIT_MS = MINUTE_MS;

/** A mail that is due later than this from now was put off by a clock that was ahead. */
const LONGEST_WAIT_MS = 6 * HOUR_MS;

const GIVE_UP_MS = 72 * HOUR_MS;

export interface Tries {
  /** This try included. */
  attempts: number;
  firstTriedAt: Date;
  now: Date;
}

const lastTryAt = (firstTriedAt: Date): number => firstTriedAt.getTime() + GIVE_UP_MS;

/** Whether a mail that fails now has failed for 72 hours (docs/requirements.md, MAIL-6). */
export const isOver = ({ firstTriedAt, now }: Pick<Tries, 'firstTriedAt' | 'now'>): boolean =>
  now.getTime() >= lastTryAt(firstTriedAt);

/**
 * When a mail is due again if this try fails: a minute later, twice as long after every further try, six hours at
 * most; the last try is 72 hours after the first one (docs/requirements.md, MAIL-6).
 */
const nextTryAt = ({ attempts, firstTriedAt, now }: Tries): Date => {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS);
  const next = now.getTime() + wait;
  return new Date(isOver({ firstTriedAt, now }) ? next : Math.min(next, lastTryAt(firstTriedAt)));
};

/** A mail of which this process has the try; the others keep off until `next_try_at`. */
export type ClaimedMail = QueuedMail & { first_tried_at: string };

/** The outbox as its worker sees it. Its clock is the database's, unless a test sets another one. */
export const outboxRepository = (db: Kysely<Tables>, clock?: () => Date) => {
  const nowOf = async (from: Kysely<Tables>): Promise<Date> => clock?.() ?? databaseNow(from);
  const isShared = engineOf(db) === 'postgres';

  /** Those that another process is claiming at this moment are passed over and not waited for. */
  const findDue = (from: Kysely<Tables>, { now, except }: { now: Date; except: readonly number[] }) =>
    from
      .selectFrom('outbox')
      .select(['id', 'attempts', 'first_tried_at', 'next_try_at'])
      .where('status', '=', 'waiting')
      .where(({ eb, or }) =>
        or([
          eb('next_try_at', '<=', now.toISOString()),
          eb('next_try_at', '>', new Date(now.getTime() + LONGEST_WAIT_MS).toISOString()),
        ]),
      )
      .$if(except.length > 0, (mails) => mails.where('id', 'not in', except))
      .orderBy('next_try_at')
      .orderBy('id')
      .limit(1)
      .$if(isShared, (mails) => mails.forUpdate().skipLocked())
      .executeTakeFirst();

  const claim = async (from: Kysely<Tables>, except: readonly number[]): Promise<ClaimedMail | undefined> => {
    const now = await nowOf(from);
    const mail = await findDue(from, { now, except });
    if (!mail) return undefined;
    const attempts = mail.attempts + 1;
    // No try was made on a day that has not come yet: the clock was ahead then.
    const first_tried_at = [mail.first_tried_at ?? '9', now.toISOString()].toSorted()[0] ?? '';
    const next = nextTryAt({ attempts, firstTriedAt: new Date(first_tried_at), now });
    const claimed = await from
      .updateTable('outbox')
      .set({ attempts, first_tried_at, next_try_at: next.toISOString() })
      .where('id', '=', mail.id)
      .where('status', '=', 'waiting')
      .where('next_try_at', '=', mail.next_try_at)
      .returningAll()
      .executeTakeFirst();
    return claimed && { ...claimed, first_tried_at };
  };

  return {
    /**
     * Claims the mail that has been due for longest, and counts the try before it is made: a mail that brings the process
     * down, or is sent and cannot be recorded, comes back a minute later and not at once. Undefined when none is due.
     * `except`: those on their way at this moment, which staff may have made due again.
     */
    claimDue: (except: readonly number[] = []): Promise<ClaimedMail | undefined> =>
      inTransaction(db, (transaction) => claim(transaction, except), 'read committed'),

    /** Records that a mail was sent. Mails that nobody may keep go instead. */
    markSent: async ({ id, kind }: ClaimedMail): Promise<void> => {
      await inTransaction(db, async (transaction) => {
        const sent_at = (await nowOf(transaction)).toISOString();
        if (isFleeting(kind)) await transaction.deleteFrom('outbox').where('id', '=', id).execute();
        else
          await transaction
            .updateTable('outbox')
            .set({ status: 'sent', sent_at, last_error: null })
            .where('id', '=', id)
            .execute();
      });
      if (isFleeting(kind)) await checkpointWal(db);
    },

    /**
     * Records why a try failed, and waits from now on; after 72 hours of tries the mail is a dead letter. One that staff
     * have put back meanwhile keeps its new start. Mails that nobody may keep go instead.
     */
    markFailed: async (mail: ClaimedMail, last_error: string): Promise<'waiting' | 'dead'> => {
      const { id, kind, attempts, first_tried_at } = mail;
      const status = await inTransaction(db, async (transaction) => {
        const now = await nowOf(transaction);
        const tries = { attempts, firstTriedAt: new Date(first_tried_at), now };
        if (isOver(tries) && isFleeting(kind)) {
          await transaction.deleteFrom('outbox').where('id', '=', id).execute();
          return 'dead';
        }
        const outcome = isOver(tries) ? 'dead' : 'waiting';
        await transaction
          .updateTable('outbox')
          .set({ status: outcome, last_error, next_try_at: nextTryAt(tries).toISOString() })
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .where('first_tried_at', '=', first_tried_at)
          .execute();
        return outcome;
      });
      if (status === 'dead' && isFleeting(kind)) await checkpointWal(db);
      return status;
    },
  };
};
export type OutboxRepository = ReturnType<typeof outboxRepository>;
