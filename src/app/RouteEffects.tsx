import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { useAppDispatch, useAppStore } from '../store/hooks.ts';
import { overlayDismissed, selectOpenGroup, selectOverlay } from '../store/uiSlice.ts';
import { pageOpened } from '../store/visitSlice.ts';
import { useResolvedPath } from './useResolvedPath.ts';
import { goToLocation, focusAfterLoad, restorePosition, useScrollMemory } from './scrollAndFocus.ts';

/**
 * The name of a new page, unless the focus has moved to its heading, which is then read out. A page that waits for its
 * data announces the result itself.
 */
const findAnnouncement = (): string =>
  document.activeElement?.matches('main h1') || document.querySelector('main .spinner') ? '' : document.title;

/** A page that changes in place, such as a filtered list, keeps scroll position and focus. */
const keepsPosition = ({ state }: Location<{ keepsPosition?: true } | null>): boolean =>
  Boolean(state?.keepsPosition);

/**
 * Does what a browser does when it loads a document: scrolls, and moves the focus or announces the page. On the first
 * load it only focuses the target of the URL's fragment. These are layout effects, because a view transition delays
 * other effects until its animation ends.
 */
export const RouteEffects = () => {
  const location = useLocation();
  const navigationType = useNavigationType();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const positions = useScrollMemory(location.key);
  const { pathname } = location;
  const { name: page = null, jobId = null, canonical = pathname } = useResolvedPath() ?? {};
  const [announcement, setAnnouncement] = useState('');
  const shownLocation = useRef(location);

  useEffect(() => focusAfterLoad(shownLocation.current), []);

  useLayoutEffect(() => {
    const previous = shownLocation.current;
    if (previous === location) return;
    shownLocation.current = location;
    const isSamePage = previous.pathname === location.pathname;
    const state = store.getState();
    // Back within a page. Another page closes what is open when it is opened.
    if (isSamePage && (selectOverlay(state) !== 'none' || selectOpenGroup(state) !== null))
      dispatch(overlayDismissed());
    // A plain link to a fragment is reported as POP, with the key of the first entry.
    const isFragment = isSamePage && location.hash !== '' && location.hash !== previous.hash;
    if (navigationType === 'POP' && !isFragment) restorePosition(location, positions);
    else if (!keepsPosition(location)) goToLocation(location);
    if (!isSamePage) setAnnouncement(findAnnouncement());
  }, [location, navigationType, positions, dispatch, store]);

  // Runs before the page's own effects, which may select the tab that the URL names.
  const openedPath = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (openedPath.current === canonical) return;
    openedPath.current = canonical;
    dispatch(pageOpened({ page, jobId }));
  }, [canonical, page, jobId, dispatch]);

  return (
    <div role="status" className="visually-hidden" data-route-announcer>
      {announcement}
    </div>
  );
};
