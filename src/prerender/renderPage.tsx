import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { makePageLoader } from '../app/pageLoader.ts';
import { Root } from '../app/Root.tsx';
import { toListQuery } from '../contract/openingFilterQuery.ts';
import type { PageSeed, RenderedPage, RenderPage, SubmittedForm } from '../contract/renderer.ts';
import { formTexts } from '../content/formTexts.ts';
import { pages } from '../content/pages.ts';
import { resolvePath, type ResolvedPath } from '../content/resolvePath.ts';
import { findSharePicture } from '../content/sharePictures.ts';
import { api } from '../store/api.ts';
import { makeStore } from '../store/store.ts';
import { InitialDataProvider } from '../ui/initialData.ts';
import { pageFiles, type Assets } from './assets.ts';
import * as browserColours from './browserColours.module.scss';
import { documentHtml } from './documentHtml.ts';
import { feedLinks } from './feedLinks.ts';
import { pageHead, type DocumentHead } from './pageHead.ts';

let assets: Assets | undefined;

/** Read once, at the first page, because the build writes the file after this module has been bundled. */
const readAssets = (): Assets => {
  assets ??= JSON.parse(readFileSync(join(__dirname, 'assets.json'), 'utf8')) as Assets;
  return assets;
};

const httpStatus = (path: ResolvedPath | undefined, seed: PageSeed): RenderedPage['status'] => {
  if (seed.isClosed) return 410;
  const isMissing = seed.opening === null || seed.receipt === null || seed.isPageMissing === true;
  return !path || isMissing ? 404 : 200;
};

/** The head of the response to a submitted form. That page is not hydrated or indexed, and has no seed. */
const formResponseHead = (head: DocumentHead, { errors, refusal }: SubmittedForm) => ({
  title: refusal || Object.keys(errors).length > 0 ? `${formTexts.errorPrefix} ${head.title}` : head.title,
  description: head.description,
  scripts: [],
  seed: {},
});

const renderBody = async (root: ReactNode): Promise<string> => {
  const errors: unknown[] = [];
  const { prelude } = await prerender(root, {
    onError: (error) => {
      errors.push(error);
    },
    // React would move a large boundary behind its fallback.
    progressiveChunkSize: Infinity,
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
};

/** Renders a page to a whole document, for the prerenderer and the server. See `RenderPage`. */
export const renderPage: RenderPage = async (url, seed = {}, submittedForm = undefined) => {
  const { pathname, search, searchParams } = new URL(url, 'http://localhost');
  const listQuery = toListQuery(search);
  const path = resolvePath(pathname);
  const store = makeStore();
  const loader = makePageLoader(store, seed);
  const loaded = path && (await loader.load(path));
  const body = await renderBody(
    <Root
      store={store}
      loader={loader}
      router={(app) => (
        <InitialDataProvider value={{ ...seed, submittedForm }}>
          <StaticRouter location={url}>{app}</StaticRouter>
        </InitialDataProvider>
      )}
    />,
  );
  // RTK Query's cache timers would keep every rendered store in memory for minutes.
  store.dispatch(api.util.resetApiState());
  const builtAssets = readAssets();
  const page = path && pages[path.name];
  const head = pageHead(path, loaded?.texts, seed, searchParams);
  const { styles, scripts } = pageFiles(builtAssets, page);
  const feeds = feedLinks(path?.name, listQuery);
  const headParts = submittedForm ? formResponseHead(head, submittedForm) : { ...head, feeds, scripts, seed };
  return {
    status: httpStatus(path, seed),
    html: documentHtml({
      share: { picture: findSharePicture(path?.name), isArticle: page?.kind === 'caseStudy' },
      ...headParts,
      colours: { light: browserColours.light ?? '', dark: browserColours.dark ?? '' },
      styles,
      inline: builtAssets.inline,
      body,
    }),
  };
};
