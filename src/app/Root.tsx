import { StrictMode, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../store/store.ts';
import { App } from './App.tsx';
import { IslandMeans, type IslandTree } from '../ui/island/islandContexts.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageLoaderProvider, type PageLoader } from './pageLoader.ts';

interface RootProps {
  store: AppStore;
  loader: PageLoader;
  /** The browser's router or the renderer's. */
  router: (app: ReactNode) => ReactNode;
  /** The browser's way to take over what the document has drawn; the renderer takes over nothing. */
  takeOver?: (container: Element, part: ReactNode) => IslandTree;
}

/**
 * The same tree for browser and renderer, so that hydration finds what was rendered. Whatever fails in it, there is a
 * page with a way on (docs/requirements.md, SHELL-6).
 */
export const Root = ({ store, loader, router, takeOver }: RootProps) => {
  const [means] = useState(() => ({
    takeOver,
    frame: (content: ReactNode) => (
      <StrictMode>
        <ErrorBoundary>
          <Provider store={store}>{content}</Provider>
        </ErrorBoundary>
      </StrictMode>
    ),
  }));
  return (
    <StrictMode>
      <ErrorBoundary isRoot>
        <Provider store={store}>
          <PageLoaderProvider value={loader}>
            <IslandMeans value={means}>{router(<App />)}</IslandMeans>
          </PageLoaderProvider>
        </Provider>
      </ErrorBoundary>
    </StrictMode>
  );
};
