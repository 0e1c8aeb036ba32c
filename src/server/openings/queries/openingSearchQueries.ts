import type { Kysely } from 'kysely';
import { openingValues } from '../../../content/openingValues.ts';
import { FILTER_FIELDS } from '../../../contract/openingFilters.ts';
import type { FilterableOpening } from '../../../contract/filterOpenings.ts';
import { numbersOf } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { isOpenAt } from './openingStatus.ts';
import { idsWithWords } from './openingWords.ts';
import { type Opening, toOpening } from './toOpening.ts';

/** An opening's place in the order of the list, beside what filters ask for. */
export interface Candidate extends FilterableOpening {
  posted_at: string;
}

/** The openings that can be applied for at an instant, newest first, without their texts. */
const shelvedOpenings = async (db: Kysely<Tables>, at: string): Promise<Candidate[]> => {
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

/** The values that lists are sorted by. */
export type OpeningPlace = Pick<Candidate, 'id' | 'posted_at' | 'closing_date'>;

/** How openings are found by words and filters. */
export const openingSearchQueries = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => {
  const now = () => clock().toISOString();

  return {
    /** What filters ask of those that can be applied for, newest first. */
    readShelf: () => shelvedOpenings(db, now()),

    /** Ids of those that hold every word of a text, open or not. */
    idsWithWords: (q: string) => idsWithWords(db, q),

    /** Those of these ids that can be applied for, in the order of the ids. */
    listByIds: async (ids: readonly number[]): Promise<Opening[]> => {
      const at = now();
      const rows = await db
        .selectFrom('openings')
        .selectAll()
        .where(isOpenAt(at))
        // One parameter, however many they are.
        .where('id', 'in', numbersOf(db, ids))
        .execute();
      const byId = new Map(rows.map((row) => [row.id, toOpening(row, at)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Where an opening stands or stood, open or not; undefined for an unknown id. */
    placeOf: (id: number): Promise<OpeningPlace | undefined> =>
      db
        .selectFrom('openings')
        .select(['id', 'posted_at', 'closing_date'])
        .where('id', '=', id)
        .executeTakeFirst(),
  };
};
export type OpeningSearchQueries = ReturnType<typeof openingSearchQueries>;
