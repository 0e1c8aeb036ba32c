import { documentTexts } from '../content/documentTexts.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import { PageTitle } from './PageTitle.tsx';
import { RouteEffects } from './RouteEffects.tsx';

/**
 * Everything inside `<body>`. `PageTitle` comes before the page and `RouteEffects` after it, because effects run in
 * this order.
 */
export const App = () => (
  <>
    <a className="skip-link" href="#main">
      {documentTexts.skipToContent}
    </a>
    <PageTitle />
    <Header />
    <Main />
    <Footer />
    <RouteEffects />
  </>
);
