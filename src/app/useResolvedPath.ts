import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { resolvePath, type ResolvedPath } from '../content/resolvePath.ts';

/** Resolves the current URL to its page; undefined for an unknown URL. */
export const useResolvedPath = (): ResolvedPath | undefined => {
  const { pathname } = useLocation();
  return useMemo(() => resolvePath(pathname), [pathname]);
};
