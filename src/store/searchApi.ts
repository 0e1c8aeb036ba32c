import { SEARCH_FILE } from '../contract/siteSearch.ts';
import { api } from './api.ts';

/** The search index of the site, as the text of its file. The search page injects this endpoint. */
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
