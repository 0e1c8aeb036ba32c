import { pages, type Page } from './pages.ts';
import type { PageName, StaticPageName } from './paths.ts';
import { staticPageNames } from './resolvePath.ts';

/** The pages directly below one, in the table's order, those hidden from search engines included. */
export const pagesBelow = (name: PageName): StaticPageName[] =>
  staticPageNames.filter((candidate) => (pages[candidate] as Page).parent === name);
