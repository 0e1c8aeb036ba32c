import {
  readFilters,
  type OpeningValues,
  type OpeningFilters,
  type ReadFilters,
} from '../../../contract/openingFilters.ts';
import { knownValues, searchShelf } from '../../../contract/openingShelf.ts';
import type { ReadVersion } from '../../platform/http/answerCache.ts';
import type { OpeningSearchQueries } from '../queries/openingSearchQueries.ts';
import type { Shelved } from '../queries/shelvedOpenings.ts';

interface Shelf {
  openings: readonly Shelved[];
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
  find: (filters: OpeningFilters) => Promise<ReturnType<typeof searchShelf<Shelved>>>;
  /** What filters can choose. */
  values: () => Promise<OpeningValues>;
}

const EVERY = () => true;

/**
 * Finds openings by words and filters. What filters ask of all openings is kept in memory until one of them changes, as
 * `readVersion` says: some hundred bytes each.
 */
export const openingSearch = ({ queries, readVersion }: SearchParts): OpeningSearch => {
  let kept: { madeAt: string; making: Promise<Shelf> } | undefined;

  const makeShelf = async (): Promise<Shelf> => {
    const openings = await queries.readShelf();
    return { openings, known: knownValues(openings) };
  };

  const shelf = async (): Promise<Shelf> => {
    const madeAt = await readVersion();
    if (kept?.madeAt === madeAt) return kept.making;
    const making = makeShelf();
    kept = { madeAt, making };
    making.catch(() => {
      if (kept?.making === making) kept = undefined;
    });
    return making;
  };

  const find = async (filters: OpeningFilters) => {
    const { openings } = await shelf();
    if (filters.q === '') return searchShelf(openings, filters, EVERY);
    const ids = await queries.idsWithWords(filters.q);
    return searchShelf(openings, filters, (id) => ids.has(id));
  };

  const { listByIds, placeOf } = queries;
  return {
    read: async (query) => readFilters(query, (await shelf()).known),
    find,
    values: async () => (await shelf()).known,
    listByIds,
    placeOf,
  };
};
