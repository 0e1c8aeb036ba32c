import type { Kysely } from 'kysely';
import { engineOf } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { insertOpening, type OpeningText } from './insertOpening.ts';

const KEY = 'samples_added';

/**
 * Of processes that start together the first one's row of `meta` keeps the others waiting, and nothing else is read: a
 * stricter isolation would only run it again, and the samples would have higher numbers then.
 */
const begin = (db: Kysely<Tables>) =>
  engineOf(db) === 'sqlite' ? db.transaction() : db.transaction().setIsolationLevel('read committed');

/**
 * Adds the sample openings on the first start of a database, and never again: also not when staff closed all of
 * them. The first sample gets the highest id, so that a list, which is newest first,
 * keeps their order.
 */
export const addSampleOpenings = (db: Kysely<Tables>, samples: readonly OpeningText[]): Promise<void> =>
  begin(db).execute(async (transaction) => {
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
  });
