import type { Expression, ExpressionBuilder, Kysely, SqlBool, Updateable } from 'kysely';
import type { OpeningsTable, Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { keepFirstVersion, keepNextVersion, VERSIONED_TEXTS } from './openingVersions.ts';
import { saveWords } from './openingWords.ts';
import { type Opening, type OpeningText, toOpening } from './toOpening.ts';

export interface Publication {
  actor: string;
  at: string;
  isSample?: boolean;
  /** Known to staff only, until it is published. */
  isDraft?: boolean;
  /** It was published elsewhere, and takes no applications. */
  isClosed?: boolean;
  /** The instant from which it is shown. */
  publish_at?: string | null;
}

const statusOf = ({ isDraft, isClosed }: Publication) => {
  if (isDraft) return 'draft';
  return isClosed ? 'closed' : 'open';
};

/** Writes an opening, open at once unless it is a draft, and its audit row; call it inside a transaction. */
export const insertOpening = async (
  transaction: Kysely<Tables>,
  { requirements, ...text }: OpeningText,
  publication: Publication,
): Promise<Opening> => {
  const { actor, at, isSample = false, isClosed = false, publish_at = null } = publication;
  const row = await transaction
    .insertInto('openings')
    .values({
      ...text,
      requirements: JSON.stringify(requirements),
      status: statusOf(publication),
      is_sample: isSample ? 1 : 0,
      // Dated when visitors see it, which orders the list.
      posted_at: publish_at ?? at,
      updated_at: at,
      closed_at: isClosed ? at : null,
      publish_at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await saveWords(transaction, row);
  await recordAudit(transaction, { at, actor, action: 'opening.added', subject: `opening ${row.id}` });
  return toOpening(row, at);
};

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
const changeWithin = async (
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

/**
 * Deletes an opening with its versions, unless somebody has applied for it or is about to; says whether it did
 * (docs/requirements.md, STAFF-23).
 */
export const deleteOpening = (
  db: Kysely<Tables>,
  { id, actor, at }: { id: number; actor: string; at: string },
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('openings')
      .where('id', '=', id)
      // An application has an upload, too; and one that is still under way must find its opening.
      .where('id', 'not in', (of) => of.selectFrom('resumes').select('opening_id'))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await recordAudit(transaction, { at, actor, action: 'opening.deleted', subject: `opening ${id}` });
    return true;
  });
