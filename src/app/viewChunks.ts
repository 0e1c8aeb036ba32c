import type { ComponentType } from 'react';
import type { PageSeed } from '../contract/renderer.ts';
import type { PageKind } from '../content/pages.ts';
import type { PageName } from '../content/paths.ts';
import type { AppStore } from '../store/store.ts';
import type { ViewProps } from '../ui/viewProps.ts';

/**
 * The chunk that brings a kind's view, for the browser and for what a document preloads. A kind without one does not
 * compile, nor a chunk that leaves a view out (docs/requirements.md, ROUTE-2).
 */
export const viewChunks = {
  home: 'home',
  practice: 'services',
  service: 'services',
  servicesOverview: 'services',
  solution: 'solutions',
  contact: 'contact',
  messageOutcome: 'messageOutcome',
  careers: 'careers',
  alerts: 'alerts',
  alert: 'alerts',
  job: 'job',
  receipt: 'receipt',
  withdrawal: 'receipt',
  withdrawn: 'receipt',
  careerPosts: 'posts',
  about: 'about',
  footprints: 'about',
  logos: 'about',
  people: 'people',
  testimonials: 'stories',
  news: 'stories',
  caseStudies: 'stories',
  caseStudy: 'stories',
  furtherCases: 'stories',
  searchComponent: 'search',
  search: 'siteSearch',
  products: 'products',
  placeholder: 'article',
  article: 'article',
  evidence: 'evidence',
  documents: 'documents',
} as const satisfies Record<PageKind, string>;

export type ViewChunk = (typeof viewChunks)[PageKind];

interface PageIds {
  jobId?: number;
  reference?: string;
}

/** Adds to the store what a view needs of it, and fills it with what the page was rendered from. */
export type Prepare = (store: AppStore, seed: PageSeed, ids: PageIds) => void;

export interface PageView<Kind extends PageKind = PageKind> {
  View: ComponentType<ViewProps<Kind>>;
  prepare?: Prepare;
  /** Files of drawings in the first screen of a page, to be fetched ahead of it; signs that every page has left out. */
  drawings?: (name: PageName) => readonly string[];
  /** Fetches the page's data and lazy parts before it is opened. */
  prefetch?: (store: AppStore, ids: PageIds) => void;
}

/** The views of a chunk, by kind of page. */
export type ViewsOf<Chunk extends ViewChunk> = {
  [Kind in PageKind as (typeof viewChunks)[Kind] extends Chunk ? Kind : never]: PageView<Kind>;
};
