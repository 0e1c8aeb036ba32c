import type { PagesOf, WordsKey } from './pages.ts';

/** What every page has to say at least; kinds of page with more to say keep it in modules that their views import. */
export interface Words {
  /** The page's heading; no two pages share one. */
  h1: string;
  /** For search engines: 70 to 160 characters, no two pages share one. */
  description: string;
  /** One line under a service's name that says something. */
  shorttitle?: string;
  paragraphs: readonly [string, ...string[]];
}

export interface WordsModule<Key extends WordsKey> {
  words: Record<PagesOf<Key>, Words>;
}
