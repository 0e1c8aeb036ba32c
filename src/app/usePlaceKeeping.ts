import { useEffect, useLayoutEffect } from 'react';
import { usePageLoader } from './pageLoader.ts';
import type { ScrollMemory } from './scrollMemory.ts';

/** Keeps track of scroll position and focused link for the entry of the history that is shown. */
export const usePlaceKeeping = (key: string, memory: ScrollMemory): void => {
  const { ahead } = usePageLoader();
  // Before the next frame: a shorter page pulls the scroll position up, and WebKit tells that before a passive effect ends.
  useLayoutEffect(() => {
    const onScroll = () => {
      // The next page is on the screen already, at its top.
      if (!ahead.isOpen()) memory.remember(key, { top: window.scrollY });
    };
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
  }, [key, memory, ahead]);
};

/** The browser restores the place itself after a reload, but not while the site moves between its pages. */
export const useScrollRestoration = (memory: ScrollMemory): void => {
  useEffect(() => {
    const leave = () => {
      history.scrollRestoration = 'auto';
      memory.keep();
    };
    const come = () => {
      history.scrollRestoration = 'manual';
    };
    come();
    window.addEventListener('pagehide', leave);
    // A page that the browser had put aside whole does not start anew.
    window.addEventListener('pageshow', come);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', come);
    };
  }, [memory]);
};
