import { pages, type Page } from './pages.ts';
import type { PageName, StaticPageName } from './paths.ts';

/** The ancestors of a page, topmost first, without the home page. */
export const listAncestorPages = (name: PageName): StaticPageName[] => {
  const { parent }: Page = pages[name];
  return parent === undefined ? [] : [...listAncestorPages(parent), parent];
};
