import type { Kysely } from 'kysely';
import { generalApplication } from '../../../content/generalApplication.ts';
import { GENERAL_OPENING_ID } from '../../../contract/constants.ts';
import { addDays } from '../../../lib/addDays.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { composeTexts } from '../text/composeTexts.ts';
import { insertOpening, openingRepository } from './openingRepository.ts';
import type { OpeningText } from './toOpening.ts';
import { staffCommand } from '../../platform/settings/config.ts';

const SYNCED_FIELDS = ['job_title', 'company_name', 'location', 'description'] as const;

/**
 * Inserts or updates the opening for applications without an opening (docs/decisions/general-application.md). Writes
 * nothing if the texts are up to date.
 */
export const saveGeneralOpening = async (db: Kysely<Tables>): Promise<void> => {
  const row = await db
    .selectFrom('openings')
    .select([...SYNCED_FIELDS])
    .where('id', '=', GENERAL_OPENING_ID)
    .executeTakeFirst();
  if (row && SYNCED_FIELDS.every((field) => row[field] === generalApplication[field])) return;
  const at = new Date().toISOString();
  await db
    .insertInto('openings')
    .values({
      ...generalApplication,
      id: GENERAL_OPENING_ID,
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

type Sample = Omit<OpeningText, 'location'> & { postedDaysAgo?: number };

/**
 * Adds the sample openings when the server first starts with a database, and never again. The first sample gets the
 * highest id, so that lists, which are newest first, show the samples in their order.
 */
export const addSampleOpenings = (db: Kysely<Tables>, samples: readonly Sample[]): Promise<void> =>
  inTransaction(
    db,
    async (transaction) => {
      const at = new Date().toISOString();
      const first = await transaction
        .insertInto('meta')
        .values({ key: 'samples_added', value: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      if (!first) return;
      for (const { postedDaysAgo = 0, ...sample } of samples.toReversed()) {
        const publish_at = addDays(at, -postedDaysAgo);
        await insertOpening(transaction, composeTexts(sample), {
          actor: 'system',
          at,
          publish_at,
          isSample: true,
        });
      }
    },
    // If several processes start at the same time, the first one's row in `meta` makes the others wait.
    'read committed',
  );

/** Returns a line for the operator while sample openings are open to visitors; undefined if there are none. */
export const sampleWarning = async (db: Kysely<Tables>): Promise<string | undefined> => {
  const samples = await openingRepository(db).countOpenSamples();
  if (samples === 0) return undefined;
  const openings = samples === 1 ? '1 sample opening is' : `${samples} sample openings are`;
  return `${openings} open to visitors; '${staffCommand()} clear-samples' removes them`;
};
