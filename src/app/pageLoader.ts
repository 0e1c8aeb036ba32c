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
  /** Loads a page's chunks once. A failure is remembered until `forgetFailed`. */
  load: (path: ResolvedPath) => Promise<LoadedPage>;
  /** The page, if its chunks are loaded. */
  getLoaded: (name: PageName) => LoadedPage | undefined;
  /** Loads a page before its link is followed, with its data and the drawings in its first screen. */
  prefetch: (path: ResolvedPath) => void;
  forgetFailed: () => void;
  /** Whether a page has been loading for longer than `SPINNER_DELAY_MS`. */
  isSlow: () => boolean;
  /** Calls `listener` when `isSlow` may have changed. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** One loader per browser tab or rendered page. `seed` belongs to the first page that is loaded. */
export const makePageLoader = (store: AppStore, seed: PageSeed = {}): PageLoader => {
  const loading = new Map<PageName, Promise<LoadedPage>>();
  const loaded = new Map<PageName, LoadedPage>();
  const failed = new Set<PageName>();
  const slow = new Set<PageName>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let firstSeed = seed;

  const fetchPage = async ({ name, ...ids }: ResolvedPath): Promise<LoadedPage> => {
    const ownSeed = firstSeed;
    firstSeed = {};
    const { kind } = pages[name];
    const loads = [loadView(kind), loadPageTexts(name), loadData[kind]?.()] as const;
    const [View, texts, data] = await Promise.all(loads);
    data?.seedStore(store, ownSeed, ids);
    const page = { View, texts };
    loaded.set(name, page);
    return page;
  };

  const begin = (path: ResolvedPath): Promise<LoadedPage> => {
    const page = loading.get(path.name) ?? fetchPage(path);
    loading.set(path.name, page);
    return page;
  };

  const watchSlowness = (name: PageName, page: Promise<LoadedPage>) => {
    const timer = setTimeout(() => {
      slow.add(name);
      notify();
    }, SPINNER_DELAY_MS);
    const end = () => {
      clearTimeout(timer);
      if (slow.delete(name)) notify();
    };
    page.then(end, () => {
      failed.add(name);
      end();
    });
  };

  return {
    load: (path) => {
      const page = begin(path);
      if (!loaded.has(path.name)) watchSlowness(path.name, page);
      return page;
    },
    getLoaded: (name) => loaded.get(name),
    prefetch: (path) => {
      const { name } = path;
      const drawings = pageDrawings(name).map((file) => fetch(file));
      Promise.all([begin(path), prefetchParts[pages[name].kind]?.(store), ...drawings])
        // A click tries again, and shows the error.
        .catch(() => failed.add(name));
    },
    forgetFailed: () => {
      for (const name of failed) loading.delete(name);
      failed.clear();
    },
    isSlow: () => slow.size > 0,
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

/** The page of an address. Suspends until it is loaded; throws if its chunk does not load. */
export const useLoadedPage = (path: ResolvedPath): LoadedPage => {
  const loader = usePageLoader();
  return loader.getLoaded(path.name) ?? use(loader.load(path));
};
