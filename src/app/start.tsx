// Imported first, so that the styles of components come later and take precedence.
import '../styles/theme.scss';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { resolvePath } from '../content/resolvePath.ts';
import type { PageSeed } from '../contract/renderer.ts';
import { makeStore } from '../store/store.ts';
import { InitialDataProvider } from '../ui/initialData.ts';
import { guardMovedNodes } from './guardMovedNodes.ts';
import { keepEnteredValues } from './keepEnteredValues.ts';
import { makePageLoader } from './pageLoader.ts';
import { prefetchLinks } from './prefetchLinks.ts';
import { Root } from './Root.tsx';

const readSeed = (): PageSeed => {
  const data = document.getElementById('seed')?.textContent;
  return data ? (JSON.parse(data) as PageSeed) : {};
};

/** Hydrates the document. */
export const start = async (): Promise<void> => {
  const container = document.getElementById('root');
  if (!container) throw new Error('No element #root');
  const store = makeStore();
  const seed = readSeed();
  const loader = makePageLoader(store, seed);
  const path = resolvePath(location.pathname);
  if (path) await loader.load(path);
  guardMovedNodes();
  keepEnteredValues();
  const router = (app: ReactNode) => (
    <InitialDataProvider value={seed}>
      <BrowserRouter>{app}</BrowserRouter>
    </InitialDataProvider>
  );
  const root = <Root store={store} loader={loader} router={router} />;
  // In a transition: an update before the page is hydrated would otherwise render it again (React error 424).
  startTransition(() => void hydrateRoot(container, root));
  prefetchLinks(loader);
};
