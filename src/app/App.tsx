import { Suspense, useEffect } from 'react';
import { documentTexts } from '../content/documentTexts.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { CurrentPathProvider } from './currentPath.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { useResumedSearch } from './useResumedSearch.ts';

/** Styles tell from `data-js` whether menus are driven by script or must open by themselves. */
const useScriptMark = () => {
  useEffect(() => {
    document.documentElement.dataset['js'] = '';
  }, []);
};

// The same elements for every page: with a new address only those of their parts are drawn anew that differ by it.
const top = <Header />;
const foot = <Footer />;

/** The whole page between `<body>` and `</body>`; router, store and loader come from outside. */
export const App = () => {
  useScriptMark();
  useResumedSearch();
  return (
    <CurrentPathProvider>
      <a className="skip-link" href="#main">
        {documentTexts.skipToContent}
      </a>
      <RouteEffects />
      {top}
      <Main>
        <Suspense fallback={<Spinner />}>
          <RoutedPage />
        </Suspense>
      </Main>
      {foot}
    </CurrentPathProvider>
  );
};
