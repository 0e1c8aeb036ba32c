import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { resolvePath } from '../content/resolvePath.ts';
import { shellTexts } from '../content/shellTexts.ts';
import { useCurrentPath } from './currentPath.tsx';
import { usePageLoader } from './pageLoader.ts';
import * as styles from './Main.module.scss';

/** Whether the page that the address names is long in coming; the one before is still shown then. */
const useIsPageSlow = (): boolean => {
  const loader = usePageLoader();
  const { pathname } = useLocation();
  const path = useCurrentPath();
  return useSyncExternalStore(
    loader.subscribe,
    () => {
      // Ahead of the router's while the next page is on its way.
      const { pathname: ahead } = window.location;
      return loader.isSlow((ahead === pathname ? path : resolvePath(ahead))?.name);
    },
    () => false,
  );
};

/** The page's own part. While another page is long in coming, a bar says so and the old one is marked as busy (SHELL-10). */
export const Main = ({ children }: { children: ReactNode }) => {
  const isSlow = useIsPageSlow();
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
        {children}
      </main>
    </>
  );
};
