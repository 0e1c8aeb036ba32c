import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { resolvePath } from '../content/resolvePath.ts';
import { afterPaint } from './ahead/afterPaint.ts';
import type { PageLoader } from './pageLoader.ts';

/**
 * Removed with its page, a focused link has Chromium compute the styles of the whole document at once, and once more when
 * the new page's heading takes the focus.
 */
const releaseFocus = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
};

interface SiteRouterProps {
  loader: PageLoader;
  children: ReactNode;
}

/**
 * The router of the browser. A page that is ready is drawn at once: as a transition, which the router's own makes of
 * every address, it is drawn by pieces of five milliseconds, with frames of the old page between them. A page that has
 * to be fetched is one, so that the old page stays until it is there (FAST-1, SHELL-10). One that was drawn ahead is
 * on the screen first, and everybody learns of it after that frame, or before whatever comes next (FAST-4).
 */
export const SiteRouter = ({ loader, children }: SiteRouterProps) => {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => {
    let { pathname } = history.location;
    let catchUp: () => void = () => undefined;
    return history.listen(({ location, action }) => {
      const isSamePage = location.pathname === pathname;
      pathname = location.pathname;
      catchUp();
      const show = () => setShown({ location, action });
      const path = resolvePath(pathname);
      if (!path || !loader.ready(path.name)) return startTransition(show);
      if (action === 'PUSH' && !isSamePage && loader.ahead.open(location)) {
        catchUp = afterPaint(() => {
          releaseFocus();
          flushSync(show);
        });
        return undefined;
      }
      if (!isSamePage) releaseFocus();
      return show();
    });
  }, [history, loader]);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
};
