import { pages, type Page } from './pages.ts';
import type { PageName, StaticPageName } from './paths.ts';

/** The pages above one, topmost first, without home. */
export const pagesAbove = (name: PageName): StaticPageName[] => {
  const { parent }: Page = pages[name];
  return parent === undefined ? [] : [...pagesAbove(parent), parent];
};
