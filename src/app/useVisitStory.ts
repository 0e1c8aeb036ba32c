import { useEffect, useRef } from 'react';
import type { ResolvedPath } from '../content/resolvePath.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { pageOpened } from '../store/pageOpened.ts';

/** Tells the store of each page that is opened (docs/requirements.md, STORE-5). */
export const useVisitStory = (pathname: string, path: ResolvedPath | undefined): void => {
  const dispatch = useAppDispatch();
  const name = path?.name ?? null;
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    dispatch(pageOpened(name));
  }, [pathname, name, dispatch]);
};
