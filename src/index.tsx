// First, so that the styles of a component stand after it and win.
import './styles/fonts.scss';
import './styles/theme.scss';
import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchAhead } from './app/ahead/fetchAhead.ts';
import { showBrandFontsIfStill } from './app/brandFonts.ts';
import { makePageLoader } from './app/pageLoader.ts';
import { Root } from './app/Root.tsx';
import { SiteRouter } from './app/SiteRouter.tsx';
import { bearMovedNodes } from './app/takeover/bearMovedNodes.ts';
import { lateStyles } from './app/takeover/lateStyles.ts';
import { watchReplacedTexts } from './app/takeover/replacedTexts.ts';
import { takeOver } from './app/takeover/takeOver.ts';
import { resolvePath } from './content/resolvePath.ts';
import type { PageSeed } from './contract/renderer.ts';
import { nextTask } from './lib/nextTask.ts';
import { makeStore } from './store/store.ts';
import { InitialDataProvider } from './ui/initialData.ts';
import { isDrawn } from './ui/island/isDrawn.ts';
import { endEarlyActs } from './ui/earlyActs.ts';
import { reloadAfterRelease } from './ui/reloadAfterRelease.ts';

const readSeed = (): PageSeed => {
  const data = document.getElementById('seed')?.textContent;
  return data ? (JSON.parse(data) as PageSeed) : {};
};

const start = async (): Promise<void> => {
  // Reading the scripts, the page's own part and what takes it over are three tasks, as each is long enough (FAST-8).
  await nextTask();
  const store = makeStore();
  const seed = readSeed();
  const loader = makePageLoader(store, seed);
  const path = resolvePath(location.pathname);
  const container = document.getElementById('root');
  if (!container) throw new Error('No element #root');
  const load = isDrawn({ hasIsland: container.querySelector('[data-island]') !== null, seed })
    ? loader.loadDrawn
    : loader.load;
  // What hydration adds, such as a slider, is drawn by rules that the first paint did without.
  await Promise.all([path && load(path), lateStyles()]);
  await nextTask();
  bearMovedNodes(watchReplacedTexts(document.body));
  const router = (app: ReactNode) => (
    <InitialDataProvider value={seed}>
      <SiteRouter loader={loader}>{app}</SiteRouter>
    </InitialDataProvider>
  );
  const root = <Root store={store} loader={loader} router={router} takeOver={takeOver} />;
  endEarlyActs();
  // As a transition React does it in slices of 5 ms; else it would be one piece.
  if (container.hasChildNodes()) startTransition(() => void takeOver(container, root));
  else createRoot(container).render(root);
  fetchAhead(loader);
  // A face that does not come is no failure: the page has one.
  showBrandFontsIfStill().catch(() => undefined);
};

// Without its chunk the page stays as it was prerendered: its words can be read, its links lead on.
start().catch((error: unknown) => {
  console.error(error);
  void reloadAfterRelease(error);
});
