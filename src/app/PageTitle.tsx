import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentPath } from './currentPath.tsx';
import { pageTitle } from './pageTitle.ts';

/** Sets the document's title after a navigation. A page may then set its own by `useTitle`. */
export const PageTitle = () => {
  const { pathname } = useLocation();
  const name = useCurrentPath()?.name;
  const titled = useRef(pathname);
  useLayoutEffect(() => {
    if (titled.current === pathname) return;
    titled.current = pathname;
    document.title = pageTitle(name);
  }, [pathname, name]);
  return null;
};
