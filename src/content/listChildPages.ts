import { pages, type Page } from './pages.ts';
import type { PageName, StaticPageName } from './paths.ts';
import { staticPageNames } from './resolvePath.ts';

/** The children of a page in the table's order, including those hidden from search engines. */
export const listChildPages = (name: PageName): StaticPageName[] =>
  staticPageNames.filter((candidate) => (pages[candidate] as Page).parent === name);
