import { texts } from '../contract/texts.ts';
import { pages } from './pages.ts';
import type { StaticPageName } from './paths.ts';

export interface KeywordChoice {
  page: StaticPageName;
  label: string;
}

/** The pages for each keyword, in lower case. The demonstration has no other keywords. */
export const keywordChoices: ReadonlyMap<string, readonly KeywordChoice[]> = new Map([
  [
    'audio',
    [
      { page: 'solutionsAudioVisual', label: pages.solutionsAudioVisual.title },
      { page: 'solutionsNetwork', label: pages.solutionsNetwork.title },
    ],
  ],
  [
    'keyword1',
    [
      { page: 'productList', label: 'page1' },
      { page: 'productListTwo', label: 'page2' },
    ],
  ],
]);

/** Texts of the search component page. */
export const searchComponentTexts = {
  title: 'Find a page',
  label: 'Keyword',
  button: 'Search',
  choose: 'Choose a page',
  count: (pages: number) => `${pages} pages found`,
  notFound: texts.noPagesFound,
  samples: 'The pages without a search:',
  noScript: 'The search on this page needs JavaScript.',
} as const;
