import { createContext, use, type ComponentType } from 'react';
import { SPINNER_DELAY_MS } from '../contract/constants.ts';
import type { PageSeed } from '../contract/renderer.ts';
import { loadWords } from '../content/loadWords.ts';
import { pages } from '../content/pages.ts';
import type { PageName } from '../content/paths.ts';
import type { ResolvedPath } from '../content/resolvePath.ts';
import type { Words } from '../content/words.ts';
import type { AppStore } from '../store/store.ts';
import type { ViewProps } from '../ui/viewProps.ts';
import { makeAhead, type Ahead } from './ahead/aheadPage.ts';
import { makeSlowness } from './slowness.ts';
import { loadLateCode } from './lateCode.ts';
import { loadView } from './pageViews.ts';
import { viewChunks } from './viewChunks.ts';

/** A page's component and words, ready to be drawn. */
export interface LoadedPage {
  View: ComponentType<ViewProps>;
  words: Words;
}

export interface PageLoader {
  /** Loads what an address needs; called before the first drawing, so that hydration never waits. */
  load: (path: ResolvedPath) => Promise<LoadedPage>;
  /** The same for a page that the document has drawn: what has time until it is wanted is left out. */
  loadDrawn: (path: ResolvedPath) => Promise<LoadedPage>;
  /** Fetches a page's files, and does nothing with them yet. Resolves with the drawings that the page begins with. */
  fetchFiles: (path: ResolvedPath) => Promise<readonly string[]>;
  /** Makes a page ready to be drawn at once, with what the server says of it: somebody is about to go there. */
  prepare: (path: ResolvedPath) => Promise<void>;
  /** Lets pages that could not be loaded be asked for again. */
  forgetFailed: () => void;
  /** What is there already, without waiting. */
  ready: (name: PageName) => LoadedPage | undefined;
  /** Whether a page has been on its way for longer than a wait that goes unnoticed. */
  isSlow: (name: PageName | undefined) => boolean;
  /** Hears when the answer to `isSlow` may have changed. Gives back what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** The page that is drawn before it is opened. */
  ahead: Ahead;
}

/** One loader a browser tab or a rendered page. `seed` is what this very address was rendered from. */
export const makePageLoader = (store: AppStore, seed: PageSeed = {}): PageLoader => {
  const started = new Map<PageName, Promise<LoadedPage>>();
  const done = new Map<PageName, LoadedPage>();
  const failed = new Set<PageName>();
  const slowness = makeSlowness();

  const fetchDrawn = ({ name }: ResolvedPath) => Promise.all([loadView(pages[name].kind), loadWords(name)]);

  const fetchAll = async (path: ResolvedPath) => {
    const { kind } = pages[path.name];
    const [files] = await Promise.all([fetchDrawn(path), loadLateCode(viewChunks[kind])]);
    return files;
  };

  const fetchFiles = async (path: ResolvedPath) => {
    const [{ drawings }] = await fetchAll(path);
    return drawings?.(path.name) ?? [];
  };

  const fetchPage = async (path: ResolvedPath, bring = fetchAll): Promise<LoadedPage> => {
    const { name, ...ids } = path;
    const [{ View, prepare }, words] = await bring(path);
    prepare?.(store, seed, ids);
    const page = { View, words };
    done.set(name, page);
    return page;
  };

  const prepare = async (path: ResolvedPath): Promise<void> => {
    const { name, ...ids } = path;
    // Not by way of `load`: a page that fails ahead of time has not failed yet.
    if (!started.has(name) && !done.has(name)) await fetchPage(path);
    else await fetchAll(path);
    const { prefetch } = await loadView(pages[name].kind);
    prefetch?.(store, ids);
  };

  const begin = (path: ResolvedPath, bring = fetchAll): Promise<LoadedPage> => {
    const running = started.get(path.name);
    if (running) return running;
    const loading = fetchPage(path, bring);
    started.set(path.name, loading);
    const timer = setTimeout(() => slowness.begin(path.name), SPINNER_DELAY_MS);
    const end = () => {
      clearTimeout(timer);
      slowness.end(path.name);
    };
    // The failed promise stays: forgotten at once, it would be asked for anew by every attempt to draw, for ever.
    loading.then(end, () => {
      failed.add(path.name);
      end();
    });
    return loading;
  };

  const forgetFailed = () => {
    for (const name of failed) started.delete(name);
    failed.clear();
  };

  const ready = (name: PageName) => done.get(name);
  return {
    load: (path) => begin(path),
    loadDrawn: (path) => begin(path, fetchDrawn),
    fetchFiles,
    prepare,
    forgetFailed,
    ready,
    ahead: makeAhead(),
    ...slowness.seen,
  };
};

const PageLoaderContext = createContext<PageLoader | null>(null);

export const PageLoaderProvider = PageLoaderContext.Provider;

export const usePageLoader = (): PageLoader => {
  const loader = use(PageLoaderContext);
  if (!loader) throw new Error('PageLoaderProvider is missing');
  return loader;
};

/** The page of an address; suspends until it is there, throws when its chunk does not come. */
export const useLoadedPage = (path: ResolvedPath): LoadedPage => {
  const loader = usePageLoader();
  return loader.ready(path.name) ?? use(loader.load(path));
};
