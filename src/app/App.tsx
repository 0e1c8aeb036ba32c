import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTexts } from '../content/documentTexts.ts';
import { reloadAfterRelease } from '../ui/reloadAfterRelease.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { CurrentPathProvider } from './currentPath.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import { usePageLoader } from './pageLoader.ts';
import { RoutedPage } from './RoutedPage.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { useResumedSearch } from './useResumedSearch.ts';

/** Styles tell from `data-js` whether menus are driven by script or must open by themselves. */
const useScriptMark = () => {
  useEffect(() => {
    document.documentElement.dataset['js'] = '';
  }, []);
};

/** The whole page between `<body>` and `</body>`; router, store and loader come from outside. */
export const App = () => {
  const { pathname } = useLocation();
  const loader = usePageLoader();
  const recover = (error: unknown) => {
    loader.forgetFailed();
    void reloadAfterRelease(error);
  };
  useScriptMark();
  useResumedSearch();
  return (
    <CurrentPathProvider>
      <a className="skip-link" href="#main">
        {documentTexts.skipToContent}
      </a>
      <RouteEffects />
      <Header />
      <Main>
        <Suspense fallback={<Spinner />}>
          <ErrorBoundary key={pathname} onError={recover}>
            <RoutedPage />
          </ErrorBoundary>
        </Suspense>
      </Main>
      <Footer />
    </CurrentPathProvider>
  );
};
