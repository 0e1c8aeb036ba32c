import {
  type ListOrder,
  type OpeningFilters,
  type OpeningValues,
  readFilters,
  type ReadFilters,
} from '../../../contract/openingFilters.ts';
import { knownValues, filterOpenings } from '../../../contract/filterOpenings.ts';
import type { ReadVersion } from '../../platform/http/answerCache.ts';
import type { OpeningPlace, OpeningSearchQueries, Candidate } from '../queries/openingSearchQueries.ts';

/** Newer openings have later times and, of one time, higher ids. */
const isNewer = (one: OpeningPlace, other: OpeningPlace): boolean =>
  one.posted_at === other.posted_at ? one.id > other.id : one.posted_at > other.posted_at;

/** Behind every date. */
const NEVER = '~';

const isBefore: Readonly<Record<ListOrder, (one: OpeningPlace, other: OpeningPlace) => boolean>> = {
  newest: isNewer,
  closing: (one, other) => {
    const [first, second] = [one.closing_date ?? NEVER, other.closing_date ?? NEVER];
    return first === second ? isNewer(one, other) : first < second;
  },
};

/** What follows a place in a list of this order, whether or not something still stands there. */
export const findAfter = <Placed extends OpeningPlace>(
  found: readonly Placed[],
  order: ListOrder,
  place: OpeningPlace,
): readonly Placed[] => {
  const at = found.findIndex((opening) => isBefore[order](place, opening));
  return at === -1 ? [] : found.slice(at);
};

interface Shelf {
  openings: readonly Candidate[];
  known: OpeningValues;
}

interface SearchParts {
  queries: OpeningSearchQueries;
  /** Changes with the openings. */
  readVersion: ReadVersion;
}

export interface OpeningSearch extends Pick<OpeningSearchQueries, 'listByIds' | 'placeOf'> {
  /** Filters from an address's query, by the values that openings have now (docs/requirements.md, LIST-2). */
  read: (query: string) => Promise<ReadFilters>;
  /** The openings that filters want, in their order, whatever the page. */
  find: (filters: OpeningFilters) => Promise<ReturnType<typeof filterOpenings<Candidate>>>;
  /** What filters can choose. */
  values: () => Promise<OpeningValues>;
}

const EVERY = () => true;

/**
 * Finds openings by words and filters. What filters ask of all openings is kept in memory until one of them changes, as
 * `readVersion` says: some hundred bytes each.
 */
export const openingSearch = ({ queries, readVersion }: SearchParts): OpeningSearch => {
  let cached: { madeAt: string; making: Promise<Shelf> } | undefined;

  const makeShelf = async (): Promise<Shelf> => {
    const openings = await queries.readShelf();
    return { openings, known: knownValues(openings) };
  };

  const candidates = async (): Promise<Shelf> => {
    const madeAt = await readVersion();
    if (cached?.madeAt === madeAt) return cached.making;
    const making = makeShelf();
    cached = { madeAt, making };
    making.catch(() => {
      if (cached?.making === making) cached = undefined;
    });
    return making;
  };

  const find = async (filters: OpeningFilters) => {
    const { openings } = await candidates();
    if (filters.q === '') return filterOpenings(openings, filters, EVERY);
    const ids = await queries.idsWithWords(filters.q);
    return filterOpenings(openings, filters, (id) => ids.has(id));
  };

  const { listByIds, placeOf } = queries;
  return {
    read: async (query) => readFilters(query, (await candidates()).known),
    find,
    values: async () => (await candidates()).known,
    listByIds,
    placeOf,
  };
};
