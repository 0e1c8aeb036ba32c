import { createContext, use, type ComponentType } from 'react';
import { loadPageTexts } from '../content/loadPageTexts.ts';
import { pages } from '../content/pages.ts';
import type { PageName } from '../content/paths.ts';
import type { ResolvedPath } from '../content/resolvePath.ts';
import type { PageTexts } from '../content/pageTexts.ts';
import { SPINNER_DELAY_MS } from '../contract/constants.ts';
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

export interface PageLoader {
  /** Loads a page's chunks once. A failure is remembered until `forgetFailures`. */
  load: (path: ResolvedPath) => Promise<LoadedPage>;
  /** The page, if its chunks are loaded. */
  getLoaded: (name: PageName) => LoadedPage | undefined;
  /** Loads a page before its link is followed, with its data and the drawings in its first screen. */
  prefetch: (path: ResolvedPath) => void;
  forgetFailures: () => void;
  /** Whether a page has been loading for longer than `SPINNER_DELAY_MS`. */
  isSlow: () => boolean;
  /** Calls `listener` when `isSlow` may have changed. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** One loader per browser tab or rendered page. `seed` belongs to the first page that is loaded. */
export const makePageLoader = (store: AppStore, seed: PageSeed = {}): PageLoader => {
  const promises = new Map<PageName, Promise<LoadedPage>>();
  const loadedPages = new Map<PageName, LoadedPage>();
  const failedPages = new Set<PageName>();
  const slowPages = new Set<PageName>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let firstSeed = seed;

  const fetchPage = async ({ name, ...ids }: ResolvedPath): Promise<LoadedPage> => {
    const pageSeed = firstSeed;
    firstSeed = {};
    const { kind } = pages[name];
    const requests = [loadView(kind), loadPageTexts(name), loadData[kind]?.()] as const;
    const [View, texts, data] = await Promise.all(requests);
    data?.seedStore(store, pageSeed, ids);
    const page = { View, texts };
    loadedPages.set(name, page);
    return page;
  };

  const startLoading = (path: ResolvedPath): Promise<LoadedPage> => {
    const page = promises.get(path.name) ?? fetchPage(path);
    promises.set(path.name, page);
    return page;
  };

  const reportIfSlow = (name: PageName, page: Promise<LoadedPage>) => {
    const timer = setTimeout(() => {
      slowPages.add(name);
      notify();
    }, SPINNER_DELAY_MS);
    const stopTimer = () => {
      clearTimeout(timer);
      if (slowPages.delete(name)) notify();
    };
    page.then(stopTimer, () => {
      failedPages.add(name);
      stopTimer();
    });
  };

  return {
    load: (path) => {
      const page = startLoading(path);
      if (!loadedPages.has(path.name)) reportIfSlow(path.name, page);
      return page;
    },
    getLoaded: (name) => loadedPages.get(name),
    prefetch: (path) => {
      const { name } = path;
      const drawings = pageDrawings(name).map((url) => fetch(url));
      Promise.all([startLoading(path), prefetchParts[pages[name].kind]?.(store), ...drawings])
        // A click tries again and shows the error.
        .catch(() => failedPages.add(name));
    },
    forgetFailures: () => {
      for (const name of failedPages) promises.delete(name);
      failedPages.clear();
    },
    isSlow: () => slowPages.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

const PageLoaderContext = createContext<PageLoader | null>(null);

export const PageLoaderProvider = PageLoaderContext.Provider;

export const usePageLoader = (): PageLoader => {
  const loader = use(PageLoaderContext);
  if (!loader) throw new Error('PageLoaderProvider is missing');
  return loader;
};

/** The page of a path. Suspends until it is loaded; throws if its chunk does not load. */
export const useLoadedPage = (path: ResolvedPath): LoadedPage => {
  const loader = usePageLoader();
  return loader.getLoaded(path.name) ?? use(loader.load(path));
};
