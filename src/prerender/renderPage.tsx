import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { makePageLoader } from '../app/pageLoader.ts';
import { Root } from '../app/Root.tsx';
import type { PageSeed, RenderedPage, RenderPage } from '../contract/renderer.ts';
import { pages } from '../content/pages.ts';
import { resolvePath, type ResolvedPath } from '../content/resolvePath.ts';
import { api } from '../store/api.ts';
import { makeStore } from '../store/store.ts';
import { scriptsOf, type Assets } from './assets.ts';
import { documentHtml } from './documentHtml.ts';
import { pageHead } from './pageHead.ts';

let assets: Assets | undefined;

/** Read once, at the first page: the build writes the file after this module has been bundled. */
const readAssets = (): Assets => {
  assets ??= JSON.parse(readFileSync(join(__dirname, 'assets.json'), 'utf8')) as Assets;
  return assets;
};

const statusOf = (path: ResolvedPath | undefined, seed: PageSeed): RenderedPage['status'] => {
  if (seed.isClosed) return 410;
  return !path || seed.opening === null || seed.receipt === null ? 404 : 200;
};

/** Renders a page to a whole document, for the prerenderer and for the server alike. See `RenderPage`. */
export const renderPage: RenderPage = async (url, seed = {}) => {
  const { pathname } = new URL(url, 'http://localhost');
  const path = resolvePath(pathname);
  const store = makeStore();
  const loader = makePageLoader(store, seed);
  const loaded = path && (await loader.load(path));
  const body = renderToString(
    <Root
      store={store}
      loader={loader}
      router={(app) => <StaticRouter location={url}>{app}</StaticRouter>}
    />,
  );
  // RTK Query keeps what it holds for minutes, by timers that would keep every rendered store alive.
  store.dispatch(api.util.resetApiState());
  const files = readAssets();
  const page = path && pages[path.name];
  return {
    status: statusOf(path, seed),
    html: documentHtml({
      ...pageHead(pathname, path, loaded?.words, seed),
      styles: files.styles,
      scripts: page ? scriptsOf(files, page.kind, page.words) : files.scripts,
      seed,
      body,
    }),
  };
};
