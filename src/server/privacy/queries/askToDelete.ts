import { type Kysely, sql } from 'kysely';
import { queueMails } from '../../outbox/queries/queueMails.ts';
import { databaseNow } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { composeErasedNotice, ERASED_NOTICE_END } from '../mails.ts';

/** How long the email waits for further references: a purge erases many records in small transactions. */
const WAIT_SECONDS = 600;
/** An email that is due sooner may be leaving already. */
const LAST_SECONDS = 60;
/** About a thousand references. */
const MAX_LENGTH = 25_000;

interface ErasedRecord {
  kind: 'application' | 'message';
  reference: string;
  at: string;
}

/**
 * Asks the staff mailbox to delete its copy of an erased record, in one email about all that are erased within minutes.
 * Call it inside the transaction of the erasure.
 */
export const askToDelete = async (
  transaction: Kysely<Tables>,
  { kind, reference, at }: ErasedRecord,
): Promise<void> => {
  const mailKind = kind === 'application' ? 'erasedApplication' : 'erasedMessage';
  const [now = at] = [at, (await databaseNow(transaction)).toISOString()].toSorted();
  const soon = new Date(Date.parse(now) + LAST_SECONDS * 1000).toISOString();
  const body = sql<string>`replace(body, ${ERASED_NOTICE_END}, ${`\n${reference}${ERASED_NOTICE_END}`})`;
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({ body })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox as waiting')
        .select(({ fn }) => fn.max('waiting.id').as('id'))
        .where('waiting.kind', '=', mailKind)
        .where('waiting.status', '=', 'waiting')
        .where('waiting.attempts', '=', 0)
        .where('waiting.next_try_at', '>', soon)
        .where(sql<number>`length(waiting.body)`, '<', MAX_LENGTH),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await queueMails(transaction, [composeErasedNotice(mailKind, reference)], at, WAIT_SECONDS);
};
