import { pages, type WordsKey } from './pages.ts';
import type { PageName } from './paths.ts';
import type { Words, WordsModule } from './words.ts';

const modules = {
  // One page has them, and its view needs them, too: they travel in its chunk.
  home: () => import(/* webpackChunkName: "view-home" */ './words/home.ts'),
  about: () => import(/* webpackChunkName: "words-about" */ './words/about.ts'),
  people: () => import(/* webpackChunkName: "words-people" */ './words/people.ts'),
  services: () => import(/* webpackChunkName: "words-services" */ './words/services.ts'),
  engineering: () => import(/* webpackChunkName: "words-engineering" */ './words/engineering.ts'),
  managed: () => import(/* webpackChunkName: "words-managed" */ './words/managed.ts'),
  audioVisual: () => import(/* webpackChunkName: "words-audioVisual" */ './words/audioVisual.ts'),
  network: () => import(/* webpackChunkName: "words-network" */ './words/network.ts'),
  staffing: () => import(/* webpackChunkName: "words-staffing" */ './words/staffing.ts'),
  solutions: () => import(/* webpackChunkName: "words-solutions" */ './words/solutions.ts'),
  cases: () => import(/* webpackChunkName: "words-cases" */ './words/cases.ts'),
  news: () => import(/* webpackChunkName: "words-news" */ './words/news.ts'),
  careers: () => import(/* webpackChunkName: "words-careers" */ './words/careers.ts'),
  contact: () => import(/* webpackChunkName: "words-contact" */ './words/contact.ts'),
  placeholders: () => import(/* webpackChunkName: "words-placeholders" */ './words/placeholders.ts'),
  statement: () => import(/* webpackChunkName: "words-statement" */ './words/statement.ts'),
  evidence: () => import(/* webpackChunkName: "words-evidence" */ './words/evidence.ts'),
  search: () => import(/* webpackChunkName: "words-search" */ './words/search.ts'),
  demos: () => import(/* webpackChunkName: "words-demos" */ './words/demos.ts'),
} satisfies { [Key in WordsKey]: () => Promise<WordsModule<Key>> };

/** Loads one page's words. The module arrives once; a failed load may be tried again. */
export const loadWords = async (name: PageName): Promise<Words> => {
  const { words } = await modules[pages[name].words]();
  const found = (words as Partial<Record<PageName, Words>>)[name];
  if (!found) throw new Error(`No words for page ${name}`);
  return found;
};
