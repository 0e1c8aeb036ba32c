import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readSiteIndex, type SiteIndex } from '../../content/search/siteIndex.ts';
import { SEARCH_FILE } from '../../contract/siteSearch.ts';

/**
 * A function that gives the index of the built site's pages, read anew when the site is built again; undefined where
 * there is none.
 */
export const siteIndexReader = (site: string): (() => Promise<SiteIndex | undefined>) => {
  const file = join(site, SEARCH_FILE);
  let known: { mark: number; index: SiteIndex } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    if (known?.mark !== found.mtimeMs) {
      known = { mark: found.mtimeMs, index: readSiteIndex(await readFile(file, 'utf8')) };
    }
    return known.index;
  };
};
