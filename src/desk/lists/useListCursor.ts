import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findListPlace, saveListPlace } from './listPlaces.ts';

const focusRow = (key: string): void => {
  const link = document.querySelector<HTMLElement>(`[data-reference="${CSS.escape(key)}"] a`);
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'nearest' });
};

/**
 * The current row of a list, which keyboard shortcuts act on. Returning to a list restores the row and the scroll
 * position. `keys`: the rows of the page, none while they are loaded.
 */
export const useListCursor = (keys: readonly string[]) => {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const [current, setCurrent] = useState('');
  const restored = useRef('');
  const hasRows = keys.length > 0;
  useEffect(() => {
    if (!hasRows || restored.current === url) return;
    restored.current = url;
    const place = findListPlace(url);
    if (!place) return;
    window.scrollTo(0, place.scrollY);
    // The focus makes it the current row.
    focusRow(place.key);
  }, [hasRows, url]);
  const saveScroll = useEffectEvent(() => {
    if (restored.current === url) saveListPlace(url, { scrollY: window.scrollY });
  });
  // Before the next page scrolls to its top.
  useLayoutEffect(() => () => saveScroll(), []);
  const moveTo = (key: string): void => {
    setCurrent(key);
    saveListPlace(url, { key });
  };
  const index = keys.indexOf(current);
  const move = (step: 1 | -1) => () => {
    const next = keys[index < 0 ? 0 : Math.min(Math.max(index + step, 0), keys.length - 1)] ?? '';
    moveTo(next);
    focusRow(next);
  };
  return { current: keys[index], move, moveTo };
};
