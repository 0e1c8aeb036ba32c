import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { insertOpening } from './changeOpening.ts';
import { isOpenAt } from './openingStatus.ts';
import type { OpeningText } from './toOpening.ts';

type Sample = OpeningText & { postedDaysAgo?: number };

const DAY_MS = 86_400_000;

const KEY = 'samples_added';

/**
 * Adds the sample openings on the first start of a database, and never again: also not when staff closed all of
 * them. The first sample gets the highest id, so that a list, which is newest first,
 * keeps their order.
 */
export const addSampleOpenings = (db: Kysely<Tables>, samples: readonly Sample[]): Promise<void> =>
  inTransaction(
    db,
    async (transaction) => {
      const now = Date.now();
      const at = new Date(now).toISOString();
      const first = await transaction
        .insertInto('meta')
        .values({ key: KEY, value: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      if (!first) return;
      for (const { postedDaysAgo = 0, ...sample } of samples.toReversed()) {
        const publish_at = new Date(now - postedDaysAgo * DAY_MS).toISOString();
        await insertOpening(transaction, sample, { actor: 'system', at, publish_at, isSample: true });
      }
    },
    // Of processes that start together the first one's row of `meta` keeps the others waiting.
    'read committed',
  );

/** Numbers of the sample openings that were deleted, and of those that were only closed. */
interface ClearedSamples {
  deleted: number[];
  closed: number[];
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Deletes the sample openings for which nothing came in, and closes the others: somebody has applied for them. */
export const clearSamples = (
  db: Kysely<Tables>,
  { actor, at }: { actor: string; at: string },
): Promise<ClearedSamples> =>
  inTransaction(db, async (transaction) => {
    const deleted = await transaction
      .deleteFrom('openings')
      .where('is_sample', '=', 1)
      // An application has an upload, too; and one that is still under way must find its opening.
      .where('id', 'not in', (of) => of.selectFrom('resumes').select('opening_id'))
      .returning('id')
      .execute();
    const closed = await transaction
      .updateTable('openings')
      .set({ status: 'closed', closed_at: at, updated_at: at })
      .where('is_sample', '=', 1)
      .where('status', '!=', 'closed')
      .returning('id')
      .execute();
    for (const id of idsOf(deleted))
      await recordAudit(transaction, { at, actor, action: 'opening.deleted', subject: `opening ${id}` });
    for (const id of idsOf(closed))
      await recordAudit(transaction, { at, actor, action: 'opening.closed', subject: `opening ${id}` });
    return { deleted: idsOf(deleted), closed: idsOf(closed) };
  });

/** How many sample openings take applications. */
export const countOpenSamples = async (db: Kysely<Tables>, at: string): Promise<number> => {
  const { samples } = await db
    .selectFrom('openings')
    .select(({ fn }) => fn.countAll<number>().as('samples'))
    .where('is_sample', '=', 1)
    .where(isOpenAt(at))
    .executeTakeFirstOrThrow();
  return Number(samples);
};

/** One line for whoever starts the server while sample openings are open; undefined when none is. */
export const sampleWarning = async (
  db: Kysely<Tables>,
  clock: () => Date = () => new Date(),
): Promise<string | undefined> => {
  const samples = await countOpenSamples(db, clock().toISOString());
  if (samples === 0) return undefined;
  const openings = samples === 1 ? '1 sample opening is' : `${samples} sample openings are`;
  return `${openings} open to visitors; './staff clear-samples' takes them away`;
};
