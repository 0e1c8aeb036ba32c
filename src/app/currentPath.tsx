import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { resolvePath, type ResolvedPath } from '../content/resolvePath.ts';

/** The page that the address names; undefined where there is none. */
export const useCurrentPath = (): ResolvedPath | undefined => {
  const { pathname } = useLocation();
  return useMemo(() => resolvePath(pathname), [pathname]);
};
