import type { Kysely } from 'kysely';
import { listPlaceNames } from '../../../content/openingPlaces.ts';
import { openingValues } from '../../../content/openingValues.ts';
import { type FilterableOpening, filterOpenings, listValues } from '../../../contract/filterOpenings.ts';
import {
  expandPlaces,
  FILTER_FIELDS,
  type ListOrder,
  type OpeningFilters,
  readFilters,
} from '../../../contract/openingFilters.ts';
import { sqlNumbers } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ReadVersion } from '../../platform/http/responseCache.ts';
import { isOpenAt } from './openingStatus.ts';
import { findIdsByWords } from './openingWords.ts';
import { type Opening, readPlaces, toOpening } from './toOpening.ts';

/** The fields for filters and sorting: a few hundred bytes per opening. */
interface Candidate extends FilterableOpening {
  posted_at: string;
}
type SortKey = Pick<Candidate, 'id' | 'posted_at' | 'closing_date'>;

/** Whether an opening comes after another in this order. Openings without a closing date come last. */
const isAfter = (one: SortKey, other: SortKey, order: ListOrder): boolean => {
  const [first, second] = [one.closing_date ?? '~', other.closing_date ?? '~'];
  if (order === 'closing' && first !== second) return first > second;
  return one.posted_at === other.posted_at ? one.id < other.id : one.posted_at < other.posted_at;
};

/** The openings of a list after the position of another opening, which may no longer be in it. */
export const findAfter = (
  openings: readonly Candidate[],
  order: ListOrder,
  position: SortKey,
): readonly Candidate[] => openings.filter((opening) => isAfter(opening, position, order));

interface OpeningSearchOptions {
  db: Kysely<Tables>;
  clock: () => Date;
  /** Reads a version that changes with the openings. */
  readVersion: ReadVersion;
}

/** Finds openings that accept applications by words and filters. Their filter fields are cached until the version changes. */
export const openingSearch = ({ db, clock, readVersion }: OpeningSearchOptions) => {
  const now = () => clock().toISOString();
  let cached: { version: string; reading: ReturnType<typeof readOpen> } | undefined;

  const readOpen = async () => {
    const rows = await db
      .selectFrom('openings')
      .select(['id', 'posted_at', 'closing_date', 'places', 'remote_from', ...FILTER_FIELDS])
      .where(isOpenAt(now()))
      .orderBy('posted_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const openings = rows.map(({ id, posted_at, closing_date, places, remote_from, ...row }): Candidate => ({
      id,
      posted_at,
      closing_date,
      values: openingValues({ ...row, place_names: listPlaceNames(readPlaces({ places, remote_from })) }),
    }));
    return { openings, known: listValues(openings) };
  };

  const readCached = async () => {
    const version = await readVersion();
    if (cached?.version === version) return cached.reading;
    const reading = readOpen();
    cached = { version, reading };
    reading.catch(() => (cached = undefined));
    return reading;
  };

  return {
    /** The values that filters offer. */
    values: async () => (await readCached()).known,

    /** Reads the filters of a query, and ignores values that no opening has now. */
    read: async (query: string) => readFilters(query, (await readCached()).known),

    /** All openings that match the filters, in the requested order. */
    find: async (storedFilters: OpeningFilters) => {
      const { openings, known } = await readCached();
      const filters = expandPlaces(storedFilters, known);
      if (filters.q === '') return filterOpenings(openings, filters, () => true);
      const ids = await findIdsByWords(db, filters.q);
      return filterOpenings(openings, filters, (id) => ids.has(id));
    },

    /** The ids of matching openings that were posted after an instant, newest first. */
    findIds: async (filters: OpeningFilters, { postedAfter }: { postedAfter: string }): Promise<number[]> => {
      const { openings } = await readCached();
      const end = openings.findIndex(({ posted_at }) => posted_at <= postedAfter);
      const recent = end < 0 ? openings : openings.slice(0, end);
      if (recent.length === 0) return [];
      const withWords = filters.q === '' ? undefined : await findIdsByWords(db, filters.q);
      const isMatch = ({ id, values }: Candidate) =>
        (withWords?.has(id) ?? true) &&
        FILTER_FIELDS.every(
          (field) =>
            filters[field].length === 0 || values[field].some((value) => filters[field].includes(value)),
        );
      return recent.filter(isMatch).map(({ id }) => id);
    },

    /** The openings with these ids that accept applications, in the order of the ids. */
    listByIds: async (ids: readonly number[]): Promise<Opening[]> => {
      const at = now();
      const rows = await db
        .selectFrom('openings')
        .selectAll()
        .where(isOpenAt(at))
        .where('id', 'in', sqlNumbers(db, ids))
        .execute();
      const byId = new Map(rows.map((row) => [row.id, toOpening(row, at)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** The sort fields of an opening with any status; undefined for an unknown id. */
    findPosition: (id: number): Promise<SortKey | undefined> =>
      db
        .selectFrom('openings')
        .select(['id', 'posted_at', 'closing_date'])
        .where('id', '=', id)
        .executeTakeFirst(),
  };
};
export type OpeningSearch = ReturnType<typeof openingSearch>;
