import type { Expression, ExpressionBuilder, Kysely, SqlBool, Updateable } from 'kysely';
import type { OpeningsTable, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/recordAudit.ts';
import { keepFirstVersion, keepNextVersion, VERSIONED_TEXTS } from './openingVersions.ts';
import { saveWords } from './openingWords.ts';
import { toOpening, type Opening } from './toOpening.ts';

export interface OpeningChange {
  id: number;
  actor: string;
  at: string;
  /** `opening.closed` */
  action: string;
  set: Updateable<OpeningsTable>;
  /** Only an opening of which this holds is changed. */
  where?: (open: ExpressionBuilder<Tables, 'openings'>) => Expression<SqlBool>;
}

/** `changeOpening` as a part of a greater change; call it inside a transaction. */
export const changeWithin = async (
  transaction: Kysely<Tables>,
  { id, actor, at, action, set, where }: OpeningChange,
): Promise<Opening | undefined> => {
  const isText = VERSIONED_TEXTS.some((field) => field in set);
  if (isText) await keepFirstVersion(transaction, id);
  const update = transaction
    .updateTable('openings')
    .set({ ...set, updated_at: at })
    .where('id', '=', id);
  const row = await (where ? update.where(where) : update).returningAll().executeTakeFirst();
  if (row && isText) {
    await keepNextVersion(transaction, { id, actor, at });
    await saveWords(transaction, row);
  }
  if (row) await recordAudit(transaction, { at, actor, action, subject: `opening ${id}` });
  return row && toOpening(row, at);
};

/**
 * Changes an opening and leaves an audit row, both or neither, and keeps what its texts were ; undefined where there was nothing to change.
 */
export const changeOpening = (db: Kysely<Tables>, change: OpeningChange): Promise<Opening | undefined> =>
  inTransaction(db, (transaction) => changeWithin(transaction, change));
