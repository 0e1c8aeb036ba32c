import type { SearchEntry } from '../lib/searchEntries.ts';

/** Loads the catalogue of the header's search. It is a chunk of the site, not a call to a server. */
export const loadCatalogue = async (): Promise<readonly SearchEntry[]> => {
  const { catalogue } = await import(/* webpackChunkName: "catalogue" */ './catalogue.ts');
  return catalogue;
};
