import { daysAfter } from '../../../lib/daysAfter.ts';
import { BATCH_ROWS, inBatches } from './inBatches.ts';
import type { PurgeParts } from './purgeParts.ts';

const DAYS_OF_SENT_MAIL = 30;

/** Deletes mails sent a month ago, and dead letters as old as a message may become (docs/requirements.md, PRIV-4). */
export const purgeMails = ({ db, now, periods, ending }: PurgeParts): Promise<number> => {
  const daysAgo = (days: number) => daysAfter(now.toISOString(), -days);
  return inBatches(ending, async () => {
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where((mail) =>
        mail.or([
          mail.and([mail('status', '=', 'sent'), mail('sent_at', '<=', daysAgo(DAYS_OF_SENT_MAIL))]),
          mail.and([mail('status', '=', 'dead'), mail('created_at', '<=', daysAgo(periods.retentionDays))]),
        ]),
      )
      .limit(BATCH_ROWS);
    const deleted = await db.deleteFrom('outbox').where('id', 'in', due).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  });
};
