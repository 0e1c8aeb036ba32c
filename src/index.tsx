// First, so that the styles of a component stand after it and win.
import './styles/fallbackFonts.scss';
import './styles/theme.scss';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { guardMovedNodes } from './app/guardMovedNodes.ts';
import { keepEnteredValues } from './app/keepEnteredValues.ts';
import { makePageLoader } from './app/pageLoader.ts';
import { prefetchLinks } from './app/prefetchLinks.ts';
import { Root } from './app/Root.tsx';
import { resolvePath } from './content/resolvePath.ts';
import type { PageSeed } from './contract/renderer.ts';
import { makeStore } from './store/store.ts';
import { InitialDataProvider } from './ui/initialData.ts';
import { releasePrerendered } from './ui/releasePrerendered.ts';
import { reloadAfterRelease } from './ui/reloadAfterRelease.ts';

const readSeed = (): PageSeed => {
  const data = document.getElementById('seed')?.textContent;
  return data ? (JSON.parse(data) as PageSeed) : {};
};

/** A stylesheet that takes longer does not hold up the page. */
const STYLES_MS = 5000;

/** Components that render differently once hydrated, such as sliders, need the whole stylesheet. */
const stylesLoaded = (): Promise<unknown> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const ended = links
    .filter(({ sheet }) => sheet === null)
    .map((link) => new Promise((done) => (link.onload = link.onerror = done)));
  return Promise.race([Promise.all(ended), new Promise((done) => setTimeout(done, STYLES_MS))]);
};

const start = async (): Promise<void> => {
  const container = document.getElementById('root');
  if (!container) throw new Error('No element #root');
  const store = makeStore();
  const seed = readSeed();
  const loader = makePageLoader(store, seed);
  const path = resolvePath(location.pathname);
  await Promise.all([path && loader.load(path), stylesLoaded()]);
  guardMovedNodes();
  keepEnteredValues();
  const router = (app: ReactNode) => (
    <InitialDataProvider value={seed}>
      <BrowserRouter>{app}</BrowserRouter>
    </InitialDataProvider>
  );
  const root = <Root store={store} loader={loader} router={router} />;
  // In a transition: an update before the page is hydrated would otherwise render it again (React error 424).
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, root));
  else createRoot(container).render(root);
  prefetchLinks(loader);
};

// Without its chunk the page stays as it was prerendered: its text can be read, its links and forms work.
start().catch((error: unknown) => {
  console.error(error);
  releasePrerendered();
  void reloadAfterRelease(error);
});
