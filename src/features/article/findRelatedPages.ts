import { pages, type Page } from '../../content/pages.ts';
import type { PageName, StaticPageName } from '../../content/paths.ts';
import { listChildPages } from '../../content/listChildPages.ts';

/** The related pages of a page: its children, its siblings, careers and contact. */
export const findRelatedPages = (name: PageName): StaticPageName[] => {
  const { parent }: Page = pages[name];
  const nearby = [...listChildPages(name), ...(parent === undefined ? [] : listChildPages(parent))];
  const visible = nearby.filter((page) => !(pages[page] as Page).isHidden);
  return [...new Set<StaticPageName>([...visible, 'careers', 'contactUs'])].filter((page) => page !== name);
};
