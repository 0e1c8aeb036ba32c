import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { openingsFinder } from '../content/search/openingsFinder.ts';
import { searchSite, type SearchedSite } from '../content/search/searchSite.ts';
import { readSiteIndex, type SiteIndex } from '../content/search/siteIndex.ts';
import { calls } from '../contract/calls.ts';
import type { PageSeed } from '../contract/renderer.ts';
import { NEWEST_OPENINGS, SEARCH_FILE, type FoundPages } from '../contract/siteSearch.ts';
import { api } from './api.ts';
import { toOpeningList } from './checkAnswers.ts';
import type { AppStore } from './store.ts';
import type { StoreExtra } from './storeExtra.ts';

interface Request {
  url: string;
  responseHandler?: (response: Response) => Promise<unknown>;
}
type Fetch = (
  request: Request,
) => PromiseLike<{ data?: unknown; error?: unknown }> | { data?: unknown; error?: unknown };

/** Read once for a visit; what was read lies here and not in the store, since it is no plain data. */
let known: SiteIndex | undefined;

const loadIndex = async (fetch: Fetch): Promise<SiteIndex> => {
  if (known) return known;
  const { data, error } = await fetch({ url: SEARCH_FILE, responseHandler: (response) => response.text() });
  if (error) throw error;
  return (known = readSiteIndex(String(data)));
};

/** Openings of our own server; another host is not asked for all it has (FIND-1). */
const openingsOf = (settings: StoreExtra, fetch: Fetch): SearchedSite['findOpenings'] => {
  if (settings.careersHost !== '') return () => Promise.resolve([]);
  const list = async (wanted: Record<string, string>) => {
    const params = new URLSearchParams({ ...wanted, limit: String(NEWEST_OPENINGS) });
    const url = `${calls.careerList}?${params.toString()}`;
    const { data, error } = await fetch({ url });
    const openings = toOpeningList(data);
    if (error || !openings) throw error ?? new Error('The openings could not be read');
    return openings;
  };
  return openingsFinder({
    newest: async () => {
      const openings = await list({});
      return { openings, isAll: openings.length < NEWEST_OPENINGS };
    },
    withWords: (q) => list({ q }),
  });
};

/** The search of the whole site by its query, injected with the search page (docs/requirements.md, FIND-1 to FIND-7). */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteSearch: build.query<FoundPages, string>({
      queryFn: async (query, { extra }, _options, baseQuery) => {
        const settings = extra as StoreExtra;
        try {
          const index = await loadIndex(baseQuery);
          return {
            data: await searchSite({ index, findOpenings: openingsOf(settings, baseQuery) }, query),
          };
        } catch (error) {
          console.error(error);
          return {
            error: { status: 'CUSTOM_ERROR', error: 'The index did not come' } satisfies FetchBaseQueryError,
          };
        }
      },
    }),
  }),
});

export const { useSiteSearchQuery } = searchApi;

/** Adds the search to a store, with the answer that the page was drawn with. */
export const prepareSearch = (store: AppStore, { search }: PageSeed): void => {
  if (!search) return;
  store.dispatch(
    searchApi.util.upsertQueryEntries([{ endpointName: 'siteSearch', arg: search.query, value: search }]),
  );
};
