import { pages, type Page } from '../../content/pages.ts';
import type { PageName, StaticPageName } from '../../content/paths.ts';
import { pagesBelow } from '../../content/pagesBelow.ts';

/** The related pages of a page: its children, its siblings, careers and contact. */
export const findRelatedPages = (name: PageName): StaticPageName[] => {
  const { parent }: Page = pages[name];
  const nearby = [...pagesBelow(name), ...(parent === undefined ? [] : pagesBelow(parent))];
  const visible = nearby.filter((page) => !(pages[page] as Page).isHidden);
  return [...new Set<StaticPageName>([...visible, 'careers', 'contactUs'])].filter((page) => page !== name);
};
