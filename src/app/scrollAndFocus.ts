import { useEffect, useLayoutEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { decodeText } from '../lib/decodeText.ts';

/** Scroll position and focus of a history entry. */
interface Position {
  top: number;
  /** `href` of the link that had the focus. */
  focusedHref?: string;
}

type Positions = Map<string, Position>;

const STORAGE_KEY = 'scroll-positions';

/** Positions by history key, from this tab's storage. Empty if storage is blocked. */
const readPositions = (): Positions => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as [string, Position][]) : []);
  } catch {
    return new Map();
  }
};

const writePositions = (positions: Positions): void => {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Storage is blocked or full: after a reload, Back goes to the top of the page.
  }
};

/** Remembers scroll position and focused link of each history entry. `key` is that of the current entry. */
export const useScrollMemory = (key: string): Positions => {
  const [positions] = useState<Positions>(() =>
    typeof window === 'undefined' ? new Map() : readPositions(),
  );
  // A layout effect: the scroll event of a shorter page must not be stored for the previous entry.
  useLayoutEffect(() => {
    const save = (now: Partial<Position>) => positions.set(key, { top: 0, ...positions.get(key), ...now });
    const onScroll = () => save({ top: window.scrollY });
    const onFocus = ({ target }: FocusEvent) => {
      const href = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : null;
      if (href) save({ focusedHref: href, top: window.scrollY });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
    };
  }, [key, positions]);
  // The browser restores the position after a reload, but not between the site's own pages.
  useEffect(() => {
    const onPageHide = () => {
      history.scrollRestoration = 'auto';
      writePositions(positions);
    };
    const onPageShow = () => {
      history.scrollRestoration = 'manual';
    };
    onPageShow();
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [positions]);
  return positions;
};

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

const findFragmentTarget = ({ hash }: Location): HTMLElement | null =>
  hash ? document.getElementById(decodeText(hash.slice(1))) : null;

const focusTarget = (target: HTMLElement) => {
  if (!target.matches(FOCUSABLE)) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** Goes to the target of the URL's fragment; without one, to the top and the heading. */
export const goToLocation = (location: Location): void => {
  const target = findFragmentTarget(location);
  if (target) {
    target.scrollIntoView();
    focusTarget(target);
    return;
  }
  window.scrollTo(0, 0);
  focusHeading();
};

/** After a load, focuses the target to which the browser has scrolled, unless something else has the focus. */
export const focusAfterLoad = (location: Location): void => {
  const target = findFragmentTarget(location);
  if (target && document.activeElement === document.body) focusTarget(target);
};

/** How long to wait until the page is as high as before. */
const RESTORE_TIMEOUT_MS = 5000;
/** Events after which the position is no longer restored, because the visitor has started to use the page. */
const INTERACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const restoreScroll = (top: number): void => {
  const deadline = performance.now() + RESTORE_TIMEOUT_MS;
  const interaction = new AbortController();
  const options = { signal: interaction.signal, once: true, passive: true };
  for (const type of INTERACTIONS) window.addEventListener(type, () => interaction.abort(), options);
  const attempt = () => {
    if (interaction.signal.aborted) return;
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < deadline) requestAnimationFrame(attempt);
    else interaction.abort();
  };
  attempt();
};

/** Restores scroll position and focus of a history entry. */
export const restorePosition = (location: Location, positions: Positions): void => {
  const position = positions.get(location.key);
  if (!position) {
    goToLocation(location);
    return;
  }
  const links = [...document.querySelectorAll<HTMLElement>('main a[href]')];
  const link = links.find((candidate) => candidate.getAttribute('href') === position.focusedHref);
  if (link) link.focus({ preventScroll: true });
  else focusHeading();
  restoreScroll(position.top);
};
