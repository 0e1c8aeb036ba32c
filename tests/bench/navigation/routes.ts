import type { Locator, Page } from '@playwright/test';
import { pages } from '../../../src/content/pages.ts';
import { paths, type StaticPageName } from '../../../src/content/paths.ts';
import { practices } from '../../../src/content/practices.ts';

/** A way of a visitor: where it begins, and how the link is brought to sight that leads on. */
export interface Route {
  name: string;
  from: string;
  find: (page: Page) => Promise<Locator>;
}

// Its whole name: a slide of the banner leads there too, by 'See managed services', and slides away.
const inMain = (name: StaticPageName) => (page: Page) =>
  Promise.resolve(page.getByRole('main').getByRole('link', { name: pages[name].title, exact: true }).first());

const inBar = (name: StaticPageName) => (page: Page) =>
  Promise.resolve(page.getByRole('banner').getByRole('link', { name: pages[name].title, exact: true }));

/** From the home page to what most visitors look for, and from the list of openings to one of them. */
export const routes: readonly Route[] = [
  ...Object.values(practices).map(({ page }) => ({
    name: `home to ${pages[page].title}`,
    from: paths.home,
    find: inMain(page),
  })),
  { name: 'home to Careers', from: paths.home, find: inBar('careers') },
  { name: 'home to Contact Us', from: paths.home, find: inBar('contactUs') },
  {
    name: 'openings to one of them',
    from: paths.careers,
    find: (page) => Promise.resolve(page.locator('main .card a').first()),
  },
];
