import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { insertOpening, type OpeningText } from './insertOpening.ts';

const KEY = 'samples_added';

/**
 * Adds the sample openings on the first start of a database, and never again: also not when staff closed all of
 * them. The first sample gets the highest id, so that a list, which is newest first,
 * keeps their order.
 */
export const addSampleOpenings = (db: Kysely<Tables>, samples: readonly OpeningText[]): Promise<void> =>
  inTransaction(
    db,
    async (transaction) => {
      const at = new Date().toISOString();
      const first = await transaction
        .insertInto('meta')
        .values({ key: KEY, value: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      if (!first) return;
      for (const sample of samples.toReversed()) {
        await insertOpening(transaction, sample, { actor: 'system', at, isSample: true });
      }
    },
    // Of processes that start together the first one's row of `meta` keeps the others waiting.
    'read committed',
  );
