import { createContext, use, type ComponentType } from 'react';
import { loadPageTexts } from '../content/loadPageTexts.ts';
import { pages } from '../content/pages.ts';
import type { PageName } from '../content/paths.ts';
import type { ResolvedPath } from '../content/resolvePath.ts';
import type { PageTexts } from '../content/pageTexts.ts';
import type { PageSeed } from '../contract/renderer.ts';
import type { AppStore } from '../store/store.ts';
import type { ViewProps } from '../ui/viewProps.ts';
import { pageDrawings } from './pageDrawings.ts';
import { loadData, loadView, prefetchParts } from './pageViews.ts';

/** A page's component and texts. */
export interface LoadedPage {
  View: ComponentType<ViewProps>;
  texts: PageTexts;
}

/** Marks the document until a page has loaded. After a delay, the styles show a progress bar (Main.module.scss). */
const showProgress = (page: Promise<unknown>): void => {
  const { dataset } = document.documentElement;
  const hide = () => {
    delete dataset['loading'];
  };
  dataset['loading'] = '';
  page.then(hide, hide);
};

/** One loader per browser tab or rendered page. `seed` belongs to the first page that is loaded. */
export const makePageLoader = (store: AppStore, seed: PageSeed = {}) => {
  const pagesByName = new Map<PageName, Promise<LoadedPage>>();
  const prefetched = new Set<PageName>();
  const inFlight = new Set<PageName>();
  let firstSeed = seed;

  const fetchPage = async ({ name, ...ids }: ResolvedPath): Promise<LoadedPage> => {
    const pageSeed = firstSeed;
    firstSeed = {};
    const { kind } = pages[name];
    const requests = [loadView(kind), loadPageTexts(name), loadData[kind]?.()] as const;
    const [View, texts, data] = await Promise.all(requests);
    data?.seedStore(store, pageSeed, ids);
    return { View, texts };
  };

  const fetchOnce = (path: ResolvedPath): Promise<LoadedPage> => {
    const { name } = path;
    const known = pagesByName.get(name);
    if (known) return known;
    const page = fetchPage(path);
    const settle = () => inFlight.delete(name);
    pagesByName.set(name, page);
    inFlight.add(name);
    page.then(settle, settle);
    return page;
  };
  /** Loads a page's chunks once. A failure is kept until `forget`, so that React can render its error. */
  const load = (path: ResolvedPath): Promise<LoadedPage> => {
    const isFirst = pagesByName.size === 0;
    const page = fetchOnce(path);
    if (!isFirst && inFlight.has(path.name)) showProgress(page);
    return page;
  };
  const forget = ({ name }: ResolvedPath): void => {
    pagesByName.delete(name);
    prefetched.delete(name);
  };
  /** Loads a page before its link is followed, with its data and the drawings in its first screen. */
  const prefetch = (path: ResolvedPath): void => {
    const { name } = path;
    if (prefetched.has(name)) return;
    prefetched.add(name);
    const drawings = pageDrawings(name).map((url) => fetch(url));
    Promise.all([fetchOnce(path), prefetchParts[pages[name].kind]?.(store), ...drawings])
      // Forgotten at once, so that a click tries again.
      .catch(() => forget(path));
  };
  return { load, forget, prefetch };
};

export type PageLoader = ReturnType<typeof makePageLoader>;

const PageLoaderContext = createContext<PageLoader | null>(null);

export const PageLoaderProvider = PageLoaderContext.Provider;

export const usePageLoader = (): PageLoader => {
  const loader = use(PageLoaderContext);
  if (!loader) throw new Error('PageLoaderProvider is missing');
  return loader;
};

/** The page of a path. Suspends until it is loaded; throws if its chunk does not load. */
export const useLoadedPage = (path: ResolvedPath): LoadedPage => use(usePageLoader().load(path));
