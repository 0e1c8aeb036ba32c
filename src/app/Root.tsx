import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../store/store.ts';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageLoaderProvider, type PageLoader } from './pageLoader.ts';

interface RootProps {
  store: AppStore;
  loader: PageLoader;
  /** `BrowserRouter`, or `StaticRouter` in the renderer. */
  router: (app: ReactNode) => ReactNode;
}

/** The same tree for browser and renderer, so that hydration matches the prerendered HTML. */
export const Root = ({ store, loader, router }: RootProps) => (
  <StrictMode>
    <ErrorBoundary isRoot>
      <Provider store={store} serverState={store.getState()}>
        <PageLoaderProvider value={loader}>{router(<App />)}</PageLoaderProvider>
      </Provider>
    </ErrorBoundary>
  </StrictMode>
);
