import type { PageKind, WordsKey } from '../content/pages.ts';

/** Addresses of the built files, written by the build beside the renderer (`assets.json`). */
export interface Assets {
  styles: readonly string[];
  scripts: readonly string[];
  /** Scripts of each named chunk, shared ones included. */
  chunks: Readonly<Record<string, readonly string[]>>;
}

/** The named chunk that holds a kind's view, as `pageViews.ts` names it. */
const viewChunks: Record<PageKind, string> = {
  home: 'view-home',
  practice: 'view-services',
  service: 'view-services',
  servicesOverview: 'view-services',
  solution: 'view-services',
  contact: 'view-contact',
  messageOutcome: 'view-contact',
  careers: 'view-careers',
  job: 'view-careers',
  receipt: 'view-careers',
  withdrawal: 'view-careers',
  withdrawn: 'view-careers',
  careerPosts: 'view-posts',
  about: 'view-about',
  footprints: 'view-about',
  logos: 'view-about',
  people: 'view-people',
  testimonials: 'view-stories',
  news: 'view-stories',
  caseStudies: 'view-stories',
  caseStudy: 'view-stories',
  furtherCases: 'view-stories',
  searchComponent: 'view-search',
  search: 'view-search',
  products: 'view-products',
  placeholder: 'view-article',
  article: 'view-article',
};

/** All scripts that a page needs before it can be hydrated, so that none is discovered late. */
export const scriptsOf = (assets: Assets, kind: PageKind, words: WordsKey): string[] => {
  const chunkNames = [viewChunks[kind], `words-${words}`];
  const late = chunkNames.flatMap((name) => assets.chunks[name] ?? []);
  return [...new Set([...late, ...assets.scripts])];
};
