import type { Kysely } from 'kysely';
import { checkpointWal } from '../../platform/database/checkpointWal.ts';
import { engineOf } from '../../platform/database/engine.ts';
import { isFleeting } from '../../platform/database/outboxMail.ts';
import type { QueuedMail, Tables } from '../../platform/database/tables.ts';
import { isOver, LONGEST_WAIT_MS, nextTryAt } from '../retryTimes.ts';

/** A mail of which this process has the try; the others keep off until `next_try_at`. */
export type ClaimedMail = QueuedMail & { first_tried_at: string };

/** The outbox as its worker sees it (docs/requirements.md, MAIL-6). */
export const outboxRepository = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => {
  const isShared = engineOf(db) === 'postgres';

  /** Those that another process is taking at this moment are passed over and not waited for (GROW-3). */
  const due = (from: Kysely<Tables>, { now, except }: { now: Date; except: readonly number[] }) =>
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
    const now = clock();
    const mail = await due(from, { now, except });
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

  const drop = async (id: number): Promise<void> => {
    await db.deleteFrom('outbox').where('id', '=', id).execute();
    await checkpointWal(db);
  };

  return {
    /**
     * Takes the mail that has been due for longest, and counts the try before it is made: a mail that brings the
     * process down, or is sent and cannot be marked, comes back a minute later and not at once. Undefined when none
     * is due, or another process took it. `except`: those on their way at this moment, which staff may have made due again.
     */
    claimDue: (except: readonly number[] = []): Promise<ClaimedMail | undefined> =>
      isShared
        ? db
            .transaction()
            .setIsolationLevel('read committed')
            .execute((transaction) => claim(transaction, except))
        : claim(db, except),

    markSent: async ({ id, kind }: ClaimedMail): Promise<void> => {
      if (isFleeting(kind)) return drop(id);
      const sent_at = clock().toISOString();
      await db
        .updateTable('outbox')
        .set({ status: 'sent', sent_at, last_error: null })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Notes why a try failed, and waits from now on; after 72 hours of tries the mail is a dead letter. One that staff
     * have put back meanwhile keeps its new start. Mails that nobody may keep go instead (PRIV-5).
     */
    markFailed: async (mail: ClaimedMail, last_error: string): Promise<'waiting' | 'dead'> => {
      const { id, kind, attempts, first_tried_at } = mail;
      const tries = { attempts, firstTriedAt: new Date(first_tried_at), now: clock() };
      const status = isOver(tries) ? 'dead' : 'waiting';
      if (status === 'dead' && isFleeting(kind)) {
        await drop(id);
        return status;
      }
      await db
        .updateTable('outbox')
        .set({ status, last_error, next_try_at: nextTryAt(tries).toISOString() })
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .where('first_tried_at', '=', first_tried_at)
        .execute();
      return status;
    },
  };
};
export type OutboxRepository = ReturnType<typeof outboxRepository>;
