import type { Kysely } from 'kysely';
import { openingValues } from '../../../content/openingValues.ts';
import { FILTER_FIELDS } from '../../../contract/openingFilters.ts';
import type { ShelvedOpening } from '../../../contract/openingShelf.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { isOpenAt } from './openNow.ts';

/** An opening's place in the order of the list, beside what filters ask for. */
export interface Shelved extends ShelvedOpening {
  posted_at: string;
}

/** The openings that can be applied for at an instant, newest first, without their texts. */
export const shelvedOpenings = async (db: Kysely<Tables>, at: string): Promise<Shelved[]> => {
  const rows = await db
    .selectFrom('openings')
    .select(['id', 'posted_at', 'closing_date', ...FILTER_FIELDS])
    .where(isOpenAt(at))
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, posted_at, closing_date, location, department, employment_type, workplace }) => ({
    id,
    posted_at,
    closing_date,
    values: openingValues({ location, department, employment_type, workplace }),
  }));
};
