import { pages } from './pages.ts';
import { pagesBelow } from './pagesBelow.ts';
import { paths, type StaticPageName } from './paths.ts';

/** A link of a service's own list of the pages below it. */
export interface SublistEntry {
  name: string;
  link: string;
}

/** The pages below a practice or a solution, as its entry in the catalogue carries them (docs/requirements.md, SEARCH-8). */
export const sublistOf = (name: StaticPageName): SublistEntry[] =>
  pagesBelow(name).map((page) => ({ name: pages[page].title, link: paths[page] }));
