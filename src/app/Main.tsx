import { Suspense, useSyncExternalStore } from 'react';
import { shellTexts } from '../content/shellTexts.ts';
import { Spinner } from '../ui/Spinner.tsx';
import * as styles from './Main.module.scss';
import { usePageLoader } from './pageLoader.ts';
import { PageRoutes } from './PageRoutes.tsx';

/** The page. While another page loads slowly, a progress bar is shown and the old page is marked as busy (SHELL-10). */
export const Main = () => {
  const loader = usePageLoader();
  const isSlow = useSyncExternalStore(loader.subscribe, loader.isSlow, () => false);
  return (
    <>
      <div role="status">
        {isSlow && (
          <div className={styles.pageProgress}>
            <span className="visually-hidden">{shellTexts.loading}</span>
          </div>
        )}
      </div>
      <main id="main" tabIndex={-1} aria-busy={isSlow || undefined}>
        <Suspense fallback={<Spinner />}>
          <PageRoutes />
        </Suspense>
      </main>
    </>
  );
};
