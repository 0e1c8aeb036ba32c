import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '../content/pageTitle.ts';
import { useResolvedPath } from './useResolvedPath.ts';

/** Sets the document's title after a navigation. A page may then override it with `useTitle`. */
export const PageTitle = () => {
  const { pathname } = useLocation();
  const name = useResolvedPath()?.name;
  const titledPath = useRef(pathname);
  useLayoutEffect(() => {
    if (titledPath.current === pathname) return;
    titledPath.current = pathname;
    document.title = pageTitle(name);
  }, [pathname, name]);
  return null;
};
