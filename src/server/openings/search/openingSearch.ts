import type { FoundOpenings } from '../../../contract/foundOpenings.ts';
import {
  PAGE_SIZE,
  readFilters,
  type FilterField,
  type OpeningValues,
  type OpeningFilters,
  type ReadFilters,
} from '../../../contract/openingFilters.ts';
import { knownValues, narrowingFields, searchShelf } from '../../../contract/openingShelf.ts';
import type { Mark } from '../../platform/http/kept/mark.ts';
import type { OpeningSearchQueries } from '../queries/openingSearchQueries.ts';
import type { Shelved } from '../queries/shelvedOpenings.ts';
import { toCard } from '../wire.ts';

interface Shelf {
  openings: readonly Shelved[];
  known: OpeningValues;
  fields: readonly FilterField[];
}

interface SearchParts {
  queries: OpeningSearchQueries;
  /** Changes with the openings. */
  mark: Mark;
  /** Whether mail is sent, without which there are no alerts. */
  hasMail: boolean;
}

export interface OpeningSearch extends Pick<OpeningSearchQueries, 'listByIds' | 'placeOf'> {
  /** Filters from an address's query, by the values that openings have now (docs/requirements.md, LIST-2). */
  read: (query: string) => Promise<ReadFilters>;
  /** The openings that filters want, in their order, whatever the page. */
  find: (filters: OpeningFilters) => Promise<ReturnType<typeof searchShelf<Shelved>>>;
  /** One page of them with all that is drawn beside it. */
  findPage: (asked: string) => Promise<FoundOpenings>;
}

const EVERY = () => true;

/**
 * Finds openings by words and filters. What filters ask of all openings is kept in memory until one of them changes, as
 * `mark` says: some hundred bytes each (docs/decisions/finding-openings.md).
 */
export const openingSearch = ({ queries, mark, hasMail }: SearchParts): OpeningSearch => {
  let kept: { madeAt: string; making: Promise<Shelf> } | undefined;

  const makeShelf = async (): Promise<Shelf> => {
    const openings = await queries.readShelf();
    const known = knownValues(openings);
    return { openings, known, fields: narrowingFields(openings, known) };
  };

  const shelf = async (): Promise<Shelf> => {
    const madeAt = await mark.current();
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

  const findPage = async (asked: string): Promise<FoundOpenings> => {
    const { known, openings, fields } = await shelf();
    const { filters, ignored } = readFilters(asked, known);
    const { found, counts } = await find(filters);
    const isThere = (filters.page - 1) * PAGE_SIZE < Math.max(found.length, 1);
    const page = isThere ? filters.page : 1;
    const ids = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id);
    return {
      asked,
      filters: { ...filters, page },
      ignored: isThere ? ignored : [...ignored, { name: 'page', value: String(filters.page) }],
      openings: (await queries.listByIds(ids)).map(toCard),
      total: found.length,
      open: openings.length,
      counts,
      fields,
      ...(hasMail ? {} : { hasNoAlerts: true }),
    };
  };

  const { listByIds, placeOf } = queries;
  return {
    read: async (query) => readFilters(query, (await shelf()).known),
    find,
    findPage,
    listByIds,
    placeOf,
  };
};
