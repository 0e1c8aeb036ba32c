import { SEARCH_FILE } from '../contract/siteSearch.ts';
import { api } from './api.ts';

/** The index of the whole site, as the text of its file. Injected with the search page. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- how RTK Query spells 'takes no argument'
    searchIndex: build.query<string, void>({
      query: () => ({ url: SEARCH_FILE, responseHandler: 'text' }),
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useSearchIndexQuery } = searchApi;
