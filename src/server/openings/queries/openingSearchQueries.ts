import type { Kysely } from 'kysely';
import { numbersOf } from '../../platform/database/listOf.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { isOpenAt } from './openNow.ts';
import { idsWithWords } from './openingWords.ts';
import { shelvedOpenings, type Shelved } from './shelvedOpenings.ts';
import { toOpening, type Opening } from './toOpening.ts';

/** What decides where an opening stands in a list. */
export type OpeningPlace = Pick<Shelved, 'id' | 'posted_at' | 'closing_date'>;

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
