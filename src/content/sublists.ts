import { pages } from './pages.ts';
import { listChildPages } from './listChildPages.ts';
import { paths, type StaticPageName } from './paths.ts';

/** A link to a page below a practice or a solution. */
export interface SublistEntry {
  name: string;
  link: string;
}

/** The pages below a practice or a solution, for its entry in the catalogue. */
export const toSublist = (name: StaticPageName): SublistEntry[] =>
  listChildPages(name).map((page) => ({ name: pages[page].title, link: paths[page] }));
