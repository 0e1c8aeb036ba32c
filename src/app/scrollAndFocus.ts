import { useEffect, useLayoutEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { decodeText } from '../lib/decodeText.ts';

/** Scroll position and focus of an entry of the history. */
interface Place {
  top: number;
  /** Address of the link that had the focus. */
  focusedHref?: string;
}

type Places = Map<string, Place>;

const STORAGE_KEY = 'places';

/** Positions by history key, from this tab's storage. Empty if storage is blocked. */
const readPlaces = (): Places => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as [string, Place][]) : []);
  } catch {
    return new Map();
  }
};

const writePlaces = (places: Places): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places]));
  } catch {
    // Storage is blocked or full: after a reload, Back goes to the top of the page.
  }
};

/** Remembers scroll position and focused link of each history entry. `key` is that of the current entry. */
export const useScrollMemory = (key: string): Places => {
  const [places] = useState(() => (typeof window === 'undefined' ? new Map<string, Place>() : readPlaces()));
  // Before the next frame: a shorter page changes the scroll position, which must not be stored for the previous entry.
  useLayoutEffect(() => {
    const remember = (place: Partial<Place>) => places.set(key, { top: 0, ...places.get(key), ...place });
    const onScroll = () => remember({ top: window.scrollY });
    const onFocus = ({ target }: FocusEvent) => {
      const href = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : null;
      if (href) remember({ focusedHref: href, top: window.scrollY });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
    };
  }, [key, places]);
  // The browser restores the position after a reload, but not between the site's own pages.
  useEffect(() => {
    const leave = () => {
      history.scrollRestoration = 'auto';
      writePlaces(places);
    };
    const come = () => {
      history.scrollRestoration = 'manual';
    };
    come();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', come);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', come);
    };
  }, [places]);
  return places;
};

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

const fragmentOf = ({ hash }: Location): HTMLElement | null =>
  hash ? document.getElementById(decodeText(hash.slice(1))) : null;

const focusFragment = (fragment: HTMLElement) => {
  if (!fragment.matches(FOCUSABLE)) fragment.tabIndex = -1;
  fragment.focus({ preventScroll: true });
};

/** Goes to the fragment of the address; without one, to the top and the heading (SHELL-2, SHELL-5). */
export const arrive = (location: Location): void => {
  const fragment = fragmentOf(location);
  if (fragment) {
    fragment.scrollIntoView();
    focusFragment(fragment);
    return;
  }
  window.scrollTo(0, 0);
  focusHeading();
};

/**
 * After a document has loaded, the browser has scrolled to the fragment. Focuses it as well, unless something else has
 * the focus.
 */
export const focusAfterLoad = (location: Location): void => {
  const fragment = fragmentOf(location);
  if (fragment && document.activeElement === document.body) focusFragment(fragment);
};

/** How long to wait until the page has its earlier height again. */
const RESTORE_MS = 5000;
/** A visitor who scrolls or focuses something in the meantime is not moved back. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const restoreScroll = (top: number): void => {
  const deadline = performance.now() + RESTORE_MS;
  const acted = new AbortController();
  const options = { signal: acted.signal, once: true, passive: true };
  for (const action of ACTIONS) window.addEventListener(action, () => acted.abort(), options);
  const attempt = () => {
    if (acted.signal.aborted) return;
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < deadline) requestAnimationFrame(attempt);
    else acted.abort();
  };
  attempt();
};

/** Restores scroll position and focus of a history entry (SHELL-3). */
export const restorePlace = (location: Location, places: Places): void => {
  const place = places.get(location.key);
  if (!place) {
    arrive(location);
    return;
  }
  const links = [...document.querySelectorAll<HTMLElement>('main a[href]')];
  const link = links.find((candidate) => candidate.getAttribute('href') === place.focusedHref);
  if (link) link.focus({ preventScroll: true });
  else focusHeading();
  restoreScroll(place.top);
};
