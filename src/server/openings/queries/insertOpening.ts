import type { Kysely } from 'kysely';
import type { NeededOpeningField, OptionalOpeningField } from '../../../contract/openingFields.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../../platform/records/recordAudit.ts';
import { saveWords } from './openingWords.ts';
import { toOpening, type Opening } from './toOpening.ts';

/** What staff say of an opening; the rest is kept by the program. */
export interface OpeningText
  extends Pick<Opening, NeededOpeningField | 'description'>, Partial<Pick<Opening, OptionalOpeningField>> {
  requirements: readonly string[];
}

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
