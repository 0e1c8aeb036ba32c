import type { SearchEntry } from '../lib/searchEntries.ts';

/** Loads what the header searches: a chunk of the site, never a call to a server. */
export const loadCatalogue = async (): Promise<readonly SearchEntry[]> => {
  const { catalogue } = await import(/* webpackChunkName: "catalogue" */ './catalogue.ts');
  return catalogue;
};
