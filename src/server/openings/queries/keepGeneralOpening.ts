import type { Kysely } from 'kysely';
import { generalApplication } from '../../../content/generalApplication.ts';
import { GENERAL_OPENING_ID } from '../../../contract/constants.ts';
import type { Tables } from '../../platform/database/tables.ts';

const TEXTS = ['job_title', 'company_name', 'location', 'description'] as const;

/**
 * Sees to it that the row is there to which applications without an opening belong, with the texts of the site's words
 * (docs/decisions/general-application.md). Writes nothing where it is there already.
 */
export const keepGeneralOpening = async (db: Kysely<Tables>): Promise<void> => {
  const row = await db
    .selectFrom('openings')
    .select([...TEXTS])
    .where('id', '=', GENERAL_OPENING_ID)
    .executeTakeFirst();
  if (row && TEXTS.every((text) => row[text] === generalApplication[text])) return;
  const at = new Date().toISOString();
  await db
    .insertInto('openings')
    .values({
      id: GENERAL_OPENING_ID,
      ...generalApplication,
      requirements: '[]',
      status: 'general',
      is_sample: 0,
      posted_at: at,
      updated_at: at,
      closed_at: null,
      publish_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...generalApplication, updated_at: at }))
    .execute();
};
