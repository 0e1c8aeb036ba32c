import { createContext, use, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { resolvePath, type ResolvedPath } from '../content/resolvePath.ts';

const CurrentPathContext = createContext<ResolvedPath | undefined>(undefined);

/** Says once a drawing which page the address means: the menu alone would ask for each of its links. */
export const CurrentPathProvider = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const path = useMemo(() => resolvePath(pathname), [pathname]);
  return <CurrentPathContext value={path}>{children}</CurrentPathContext>;
};

/** The page that is shown; undefined where the address has none. */
export const useCurrentPath = (): ResolvedPath | undefined => use(CurrentPathContext);
