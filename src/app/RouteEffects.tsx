import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { decodeText } from '../lib/decodeText.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { pageChosen } from '../store/uiSlice.ts';
import { showBrandFonts } from './brandFonts.ts';
import { pageTitle } from './pageTitle.ts';
import { makeScrollMemory, restoreScroll, type ScrollMemory } from './scrollMemory.ts';
import { useVisitStory } from './useVisitStory.ts';

const heading = () => document.querySelector<HTMLElement>('main h1');

const focus = (element: HTMLElement | null | undefined) => element?.focus({ preventScroll: true });

const arrive = ({ hash }: Location) => {
  const target = hash ? document.getElementById(decodeText(hash.slice(1))) : null;
  if (target) {
    target.scrollIntoView();
    focus(target);
    return;
  }
  window.scrollTo(0, 0);
  focus(heading());
};

const comeBack = (location: Location, memory: ScrollMemory) => {
  const place = memory.recall(location.key);
  if (!place) {
    arrive(location);
    return;
  }
  const links = [...document.querySelectorAll<HTMLElement>('main a[href]')];
  const link = links.find((candidate) => candidate.getAttribute('href') === place.focusedHref);
  focus(link ?? heading());
  restoreScroll(place.top);
};

/** Keeps track of scroll position and focused link for the entry of the history that is shown. */
const usePlaceKeeping = (key: string, memory: ScrollMemory) => {
  useEffect(() => {
    const onScroll = () => memory.remember(key, { top: window.scrollY });
    const onFocus = ({ target }: FocusEvent) => {
      const href = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : null;
      if (href) memory.remember(key, { focusedHref: href, top: window.scrollY });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
    };
  }, [key, memory]);
};

/** The browser restores the place itself after a reload, but not while the site moves between its pages. */
const useScrollRestoration = () => {
  useEffect(() => {
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
};

/**
 * What a browser does by itself between documents, done here between pages: title, then scroll and focus, then one
 * announcement; nothing on the first load (docs/requirements.md, SHELL-2 to SHELL-5). Stands before the routed tree,
 * so that a page's own title, set in its effect, comes last.
 */
export const RouteEffects = () => {
  const location = useLocation();
  const arrivedBy = useNavigationType();
  const dispatch = useAppDispatch();
  const [memory] = useState(makeScrollMemory);
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(location);
  useScrollRestoration();
  usePlaceKeeping(location.key, memory);
  useVisitStory(location.pathname);

  useEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    dispatch(pageChosen());
    const isSamePage = before.pathname === location.pathname;
    // A plain link to a place on the page arrives as POP too, under the key of the first entry.
    const isPlaceOnPage = isSamePage && location.hash !== '' && location.hash !== before.hash;
    if (!isSamePage) {
      document.title = pageTitle(location.pathname);
      showBrandFonts();
    }
    if (arrivedBy === 'POP' && !isPlaceOnPage) comeBack(location, memory);
    else arrive(location);
    if (!isSamePage) setAnnouncement(document.title);
  }, [location, arrivedBy, memory, dispatch]);

  return (
    <div role="status" className="visually-hidden" data-route-announcer>
      {announcement}
    </div>
  );
};
