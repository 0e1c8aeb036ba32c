import { useEffect, useRef } from 'react';
import { resolvePath } from '../content/resolvePath.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { pageOpened } from '../store/pageOpened.ts';

/** Tells the store of each page that is opened (docs/requirements.md, STORE-5). */
export const useVisitStory = (pathname: string): void => {
  const dispatch = useAppDispatch();
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    dispatch(pageOpened(resolvePath(pathname)?.name ?? null));
  }, [pathname, dispatch]);
};
