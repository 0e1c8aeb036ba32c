import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteEntries } from '../../src/content/search/siteEntries.ts';
import { makeSiteIndex } from '../../src/content/search/siteIndex.ts';
import { SEARCH_FILE } from '../../src/contract/siteSearch.ts';

/** The index of the site without what only drawn pages say, of which there are none while developing. */
export const writeSearchIndex = async (folder: string): Promise<void> => {
  const entries = await siteEntries(() => '');
  writeFileSync(join(folder, SEARCH_FILE), JSON.stringify(makeSiteIndex(entries)));
};
