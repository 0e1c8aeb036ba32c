import { Suspense } from 'react';
import { shellTexts } from '../content/shellTexts.ts';
import { Spinner } from '../ui/Spinner.tsx';
import * as styles from './Main.module.scss';
import { PageRoutes } from './PageRoutes.tsx';

/** The page. While another page loads slowly, the old one stays, and a progress bar is shown (pageLoader.ts). */
export const Main = () => (
  <>
    <div role="status">
      <div className={styles.pageProgress}>
        <span className="visually-hidden">{shellTexts.loading}</span>
      </div>
    </div>
    <main id="main" tabIndex={-1}>
      <Suspense fallback={<Spinner />}>
        <PageRoutes />
      </Suspense>
    </main>
  </>
);
