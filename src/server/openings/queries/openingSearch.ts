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
import type { OpeningLink } from '../../../contract/schemas.ts';
import { sqlNumbers } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ReadVersion } from '../../platform/http/responseCache.ts';
import { isOpenAt } from './openingStatus.ts';
import { findIdsByWords } from './openingWords.ts';
import { readInPieces, selectOpenPiece } from './openPieces.ts';
import { compareWith, toTraits, type Traits } from './similarity.ts';
import { type Opening, readPlaces, toOpening } from './toOpening.ts';

/** The fields for filters and sorting: a few hundred bytes per opening. */
interface Candidate extends FilterableOpening {
  posted_at: string;
  traits: Traits;
}
/** The number of similar openings on a page. */
const MAX_SIMILAR = 3;
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

/**
 * Finds openings that accept applications by words and filters. Their filter fields are cached until the version
 * changes.
 */
export const openingSearch = ({ db, clock, readVersion }: OpeningSearchOptions) => {
  const now = () => clock().toISOString();
  let cached: { version: string; reading: ReturnType<typeof readOpen> } | undefined;

  const readOpen = async () => {
    const at = now();
    const pieces = readInPieces((after) =>
      selectOpenPiece(db, at, after)
        .select(['id', 'job_title', 'posted_at', 'closing_date', 'places', 'remote_from', ...FILTER_FIELDS])
        .execute(),
    );
    const openings: Candidate[] = [];
    const byDepartment = new Map<string, Candidate[]>();
    for await (const rows of pieces)
      for (const { id, posted_at, closing_date, places, remote_from, ...row } of rows) {
        const place_names = listPlaceNames(readPlaces({ places, remote_from }));
        const values = openingValues({ ...row, place_names });
        const candidate = { id, posted_at, closing_date, traits: toTraits(row), values };
        openings.push(candidate);
        const { department } = candidate.traits;
        const same = byDepartment.get(department);
        if (same) same.push(candidate);
        else byDepartment.set(department, [candidate]);
      }
    return { openings, byDepartment, known: listValues(openings) };
  };

  const readCached = async () => {
    const version = await readVersion();
    if (cached?.version === version) return cached.reading;
    const reading = readOpen();
    cached = { version, reading };
    reading.catch(() => (cached = undefined));
    return reading;
  };

  const selectByWords = async (openings: readonly Candidate[], { q }: OpeningFilters) => {
    if (q === '') return openings;
    const ids = await findIdsByWords(db, q);
    return openings.filter(({ id }) => ids.has(id));
  };

  /** The openings with these ids that accept applications, in the order of the ids. */
  const listByIds = async (ids: readonly number[]): Promise<Opening[]> => {
    const at = now();
    const rows = await db
      .selectFrom('openings')
      .selectAll()
      .where(isOpenAt(at))
      .where('id', 'in', sqlNumbers(db, ids))
      .execute();
    const byId = new Map(rows.map((row) => [row.id, toOpening(row, at)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
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
      return filterOpenings(await selectByWords(openings, filters), filters);
    },

    /** The ids of matching openings that were posted after an instant, newest first. */
    findIds: async (
      storedFilters: OpeningFilters,
      { postedAfter }: { postedAfter: string },
    ): Promise<number[]> => {
      const { openings, known } = await readCached();
      const filters = expandPlaces(storedFilters, known);
      const end = openings.findIndex(({ posted_at }) => posted_at <= postedAfter);
      const recent = end < 0 ? openings : openings.slice(0, end);
      if (recent.length === 0) return [];
      const found = filterOpenings(await selectByWords(recent, filters), { ...filters, order: 'newest' });
      return found.map(({ id }) => id);
    },

    /**
     * At most three openings that accept applications and resemble this one, the most similar first, then the newest.
     * `isFilled`: if fewer resemble it, the newest others follow.
     */
    findSimilar: async (opening: Opening, { isFilled = false } = {}): Promise<OpeningLink[]> => {
      const { openings, byDepartment } = await readCached();
      const { score, max, maxElsewhere } = compareWith(opening);
      const findBest = (candidates: readonly Candidate[]) => {
        // Not all are sorted: there may be ten thousand.
        const best: { id: number; score: number }[] = [];
        for (const { id, traits } of candidates) {
          // The first of equal ones is the newest.
          const least = best.length < MAX_SIMILAR ? -1 : (best.at(-1)?.score ?? 0);
          if (least === max) break;
          const each = { id, score: score(traits) };
          if (each.score <= least || id === opening.id || (!isFilled && each.score === 0)) continue;
          const place = best.findIndex((other) => other.score < each.score);
          best.splice(place < 0 ? best.length : place, 0, each);
          best.length = Math.min(best.length, MAX_SIMILAR);
        }
        return best;
      };
      const { department } = toTraits(opening);
      const nearest = department === '' ? [] : findBest(byDepartment.get(department) ?? []);
      const isEnough = nearest.length === MAX_SIMILAR && (nearest.at(-1)?.score ?? 0) > maxElsewhere;
      const best = isEnough ? nearest : findBest(openings);
      const similar = await listByIds(best.map(({ id }) => id));
      return similar.map(({ id, job_title, location }) => ({ id, job_title, location }));
    },

    listByIds,

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
