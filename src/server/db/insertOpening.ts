import type { Kysely } from 'kysely';
import { recordAudit } from './recordAudit.ts';
import type { Tables } from './tables.ts';
import { toOpening, type Opening } from './toOpening.ts';

/** What staff say of an opening; the rest is kept by the program. */
export interface OpeningText extends Pick<
  Opening,
  'job_title' | 'company_name' | 'location' | 'description'
> {
  requirements: readonly string[];
}

export interface Publication {
  actor: string;
  at: string;
  isSample: boolean;
}

/** Writes an opening, open at once, and its audit row; call it inside a transaction. */
export const insertOpening = async (
  transaction: Kysely<Tables>,
  { requirements, ...text }: OpeningText,
  { actor, at, isSample }: Publication,
): Promise<Opening> => {
  const row = await transaction
    .insertInto('openings')
    .values({
      ...text,
      requirements: JSON.stringify(requirements),
      status: 'open',
      is_sample: isSample ? 1 : 0,
      posted_at: at,
      updated_at: at,
      closed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(transaction, { at, actor, action: 'opening.added', subject: `opening ${row.id}` });
  return toOpening(row);
};
