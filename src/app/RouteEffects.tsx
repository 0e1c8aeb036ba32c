import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { useAppDispatch } from '../store/hooks.ts';
import { pageChosen } from '../store/uiSlice.ts';
import { arrive, arriveByLoad, comeBack } from './arrive.ts';
import { showBrandFonts } from './brandFonts.ts';
import { useCurrentPath } from './currentPath.tsx';
import { pageTitle } from './pageTitle.ts';
import { makeScrollMemory } from './scrollMemory.ts';
import { usePlaceKeeping, useScrollRestoration } from './usePlaceKeeping.ts';
import { useVisitStory } from './useVisitStory.ts';

/** A page that still waits for its data announces by itself what it comes to. */
const isWaiting = (): boolean => document.querySelector('main .spinner') !== null;

/** A page that changes under its visitor's hands, such as a list that is narrowed, leaves them where they are. */
const keepsPlace = ({ state }: Location<{ keepsPlace?: true } | null>): boolean => Boolean(state?.keepsPlace);

/**
 * What a browser does by itself between documents, done here between pages: title, then scroll and focus, then one
 * announcement; on the first load only the focus of a place (docs/requirements.md, SHELL-2 to SHELL-5). Stands before
 * the routed tree, so that a page's own title, set in its layout effect, replaces the general one before the rest.
 */
export const RouteEffects = () => {
  const location = useLocation();
  const arrivedBy = useNavigationType();
  const dispatch = useAppDispatch();
  const [memory] = useState(makeScrollMemory);
  const [announcement, setAnnouncement] = useState('');
  const titled = useRef(location.pathname);
  const shown = useRef(location);
  useScrollRestoration(memory);
  usePlaceKeeping(location.key, memory);
  const path = useCurrentPath();
  const name = path?.name;
  useVisitStory(location.pathname, path);

  useLayoutEffect(() => {
    if (titled.current === location.pathname) return;
    titled.current = location.pathname;
    document.title = pageTitle(name);
  }, [location.pathname, name]);

  useEffect(() => arriveByLoad(shown.current), []);

  useEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    dispatch(pageChosen());
    const isSamePage = before.pathname === location.pathname;
    // A plain link to a place on the page arrives as POP too, under the key of the first entry.
    const isPlaceOnPage = isSamePage && location.hash !== '' && location.hash !== before.hash;
    if (!isSamePage) showBrandFonts();
    if (arrivedBy === 'POP' && !isPlaceOnPage) comeBack(location, memory);
    else if (!keepsPlace(location)) arrive(location);
    if (!isSamePage) setAnnouncement(isWaiting() ? '' : document.title);
  }, [location, arrivedBy, memory, dispatch]);

  return (
    <div role="status" className="visually-hidden" data-route-announcer>
      {announcement}
    </div>
  );
};
