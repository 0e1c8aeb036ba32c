import type { Kysely } from 'kysely';
import { checkpointWal } from '../../platform/database/checkpointWal.ts';
import { databaseNow, getEngine } from '../../platform/database/engine.ts';
import type { QueuedMail, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { isTransient } from './queueMails.ts';

const MINUTE_MS = 60_000;

const HOUR_MS = 60 * MINUTE_MS;

const FIRST_DELAY_MS = MINUTE_MS;

/** The longest time between two attempts. An email that is due later was scheduled while the clock was ahead. */
const MAX_DELAY_MS = 6 * HOUR_MS;

const GIVE_UP_MS = 72 * HOUR_MS;

export interface AttemptState {
  /** Including this attempt. */
  attempts: number;
  firstTriedAt: Date;
  now: Date;
}

const lastAttemptAt = (firstTriedAt: Date): number => firstTriedAt.getTime() + GIVE_UP_MS;

/** Whether an email that fails now is given up, after 72 hours. */
export const isLastAttempt = ({ firstTriedAt, now }: Pick<AttemptState, 'firstTriedAt' | 'now'>): boolean =>
  now.getTime() >= lastAttemptAt(firstTriedAt);

/**
 * When an email is due again if this attempt fails: after a minute, then twice as long each time, six hours at most.
 * The last attempt is 72 hours after the first.
 */
const nextAttemptAt = ({ attempts, firstTriedAt, now }: AttemptState): Date => {
  const wait = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 20), MAX_DELAY_MS);
  const next = now.getTime() + wait;
  return new Date(isLastAttempt({ firstTriedAt, now }) ? next : Math.min(next, lastAttemptAt(firstTriedAt)));
};

/** An email that this process may send until `next_try_at`. */
export type ClaimedMail = QueuedMail & { first_tried_at: string };

/** The outbox for its worker. Uses the database's clock unless a test sets another one. */
export const outboxRepository = (db: Kysely<Tables>, clock?: () => Date) => {
  const readNow = async (from: Kysely<Tables>): Promise<Date> => clock?.() ?? databaseNow(from);
  const isShared = getEngine(db) === 'postgres';

  /** Finds the email that has been due for longest; skips those that another process is claiming. */
  const findDue = (from: Kysely<Tables>, { now, except }: { now: Date; except: readonly number[] }) =>
    from
      .selectFrom('outbox')
      .select(['id', 'attempts', 'first_tried_at', 'next_try_at'])
      .where('status', '=', 'waiting')
      .where(({ eb, or }) =>
        or([
          eb('next_try_at', '<=', now.toISOString()),
          eb('next_try_at', '>', new Date(now.getTime() + MAX_DELAY_MS).toISOString()),
        ]),
      )
      .$if(except.length > 0, (mails) => mails.where('id', 'not in', except))
      .orderBy('next_try_at')
      .orderBy('id')
      .limit(1)
      .$if(isShared, (mails) => mails.forUpdate().skipLocked())
      .executeTakeFirst();

  const claim = async (from: Kysely<Tables>, except: readonly number[]): Promise<ClaimedMail | undefined> => {
    const now = await readNow(from);
    const mail = await findDue(from, { now, except });
    if (!mail) return undefined;
    const attempts = mail.attempts + 1;
    // A first attempt in the future was recorded while the clock was ahead.
    const first_tried_at = [mail.first_tried_at ?? '9', now.toISOString()].toSorted()[0] ?? '';
    const next = nextAttemptAt({ attempts, firstTriedAt: new Date(first_tried_at), now });
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
     * Claims the email that has been due for longest; undefined if none is due. The attempt is counted beforehand, so
     * an email that crashes the process or cannot be recorded as sent is retried after the normal delay, not at once.
     * `except`: emails that are being sent, which staff may have made due again.
     */
    claimDue: (except: readonly number[] = []): Promise<ClaimedMail | undefined> =>
      inTransaction(db, (transaction) => claim(transaction, except), 'read committed'),

    /** Records that an email was sent. Transient emails are deleted. */
    markSent: async ({ id, kind }: ClaimedMail): Promise<void> => {
      await inTransaction(db, async (transaction) => {
        const sent_at = (await readNow(transaction)).toISOString();
        if (isTransient(kind)) await transaction.deleteFrom('outbox').where('id', '=', id).execute();
        else
          await transaction
            .updateTable('outbox')
            .set({ status: 'sent', sent_at, last_error: null })
            .where('id', '=', id)
            .execute();
      });
      if (isTransient(kind)) await checkpointWal(db);
    },

    /**
     * Records why an attempt failed, and schedules the next one. After 72 hours, or at once if the failure is final,
     * the email becomes a dead letter, or is deleted if it is transient. An email that staff have retried in the
     * meantime keeps its new schedule.
     */
    markFailed: async (
      mail: ClaimedMail,
      { last_error, isFinal = false }: { last_error: string; isFinal?: boolean },
    ): Promise<'waiting' | 'dead'> => {
      const { id, kind, attempts, first_tried_at } = mail;
      const status = await inTransaction(db, async (transaction) => {
        const now = await readNow(transaction);
        const attempt = { attempts, firstTriedAt: new Date(first_tried_at), now };
        const isGivenUp = isFinal || isLastAttempt(attempt);
        if (isGivenUp && isTransient(kind)) {
          await transaction.deleteFrom('outbox').where('id', '=', id).execute();
          return 'dead';
        }
        const outcome = isGivenUp ? 'dead' : 'waiting';
        await transaction
          .updateTable('outbox')
          .set({ status: outcome, last_error, next_try_at: nextAttemptAt(attempt).toISOString() })
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .where('first_tried_at', '=', first_tried_at)
          .execute();
        return outcome;
      });
      if (status === 'dead' && isTransient(kind)) await checkpointWal(db);
      return status;
    },
  };
};
export type OutboxRepository = ReturnType<typeof outboxRepository>;
