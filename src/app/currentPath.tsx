import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { resolvePath, type ResolvedPath } from '../content/resolvePath.ts';

/** The page of the current address; undefined for an unknown address. */
export const useCurrentPath = (): ResolvedPath | undefined => {
  const { pathname } = useLocation();
  return useMemo(() => resolvePath(pathname), [pathname]);
};
