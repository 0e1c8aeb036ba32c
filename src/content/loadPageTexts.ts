import { pages, type TextsFile } from './pages.ts';
import type { PageName } from './paths.ts';
import type { PageTexts, PageTextsModule } from './pageTexts.ts';

const modules = {
  // In the chunk of the home page's view, which imports them.
  home: () => import(/* webpackChunkName: "view-home" */ './pageTexts/home.ts'),
  about: () => import(/* webpackChunkName: "texts-about" */ './pageTexts/about.ts'),
  people: () => import(/* webpackChunkName: "texts-people" */ './pageTexts/people.ts'),
  services: () => import(/* webpackChunkName: "texts-services" */ './pageTexts/services.ts'),
  engineering: () => import(/* webpackChunkName: "texts-engineering" */ './pageTexts/engineering.ts'),
  managed: () => import(/* webpackChunkName: "texts-managed" */ './pageTexts/managed.ts'),
  audioVisual: () => import(/* webpackChunkName: "texts-audioVisual" */ './pageTexts/audioVisual.ts'),
  network: () => import(/* webpackChunkName: "texts-network" */ './pageTexts/network.ts'),
  staffing: () => import(/* webpackChunkName: "texts-staffing" */ './pageTexts/staffing.ts'),
  solutions: () => import(/* webpackChunkName: "texts-solutions" */ './pageTexts/solutions.ts'),
  cases: () => import(/* webpackChunkName: "texts-cases" */ './pageTexts/cases.ts'),
  news: () => import(/* webpackChunkName: "texts-news" */ './pageTexts/news.ts'),
  careers: () => import(/* webpackChunkName: "texts-careers" */ './pageTexts/careers.ts'),
  contact: () => import(/* webpackChunkName: "texts-contact" */ './pageTexts/contact.ts'),
  placeholders: () => import(/* webpackChunkName: "texts-placeholders" */ './pageTexts/placeholders.ts'),
  statement: () => import(/* webpackChunkName: "texts-statement" */ './pageTexts/statement.ts'),
  evidence: () => import(/* webpackChunkName: "texts-evidence" */ './pageTexts/evidence.ts'),
  search: () => import(/* webpackChunkName: "texts-search" */ './pageTexts/search.ts'),
  demos: () => import(/* webpackChunkName: "texts-demos" */ './pageTexts/demos.ts'),
} satisfies { [Key in TextsFile]: () => Promise<PageTextsModule<Key>> };

/** Loads one page's texts. The module is loaded once; a failed load can be repeated. */
export const loadPageTexts = async (name: PageName): Promise<PageTexts> => {
  const { pageTexts } = await modules[pages[name].texts]();
  const texts = (pageTexts as Partial<Record<PageName, PageTexts>>)[name];
  if (!texts) throw new Error(`No texts for page ${name}`);
  return texts;
};
