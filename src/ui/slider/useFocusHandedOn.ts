import { useLayoutEffect, type RefObject } from 'react';

const linkOf = (track: Element, item: string) =>
  track.querySelector<HTMLElement>(`li[aria-hidden="false"] [data-item="${CSS.escape(item)}"] a`);

/** Whoever stands on a link of the plain list stands on the same link of the moving part that takes its place. */
export const useFocusHandedOn = (
  frame: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isReplaced: boolean,
): void => {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isReplaced || !list.current?.contains(focused)) return undefined;
    const item = focused?.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? '';
    // The moving part draws itself several times at first; before the next picture it has done so.
    const next = requestAnimationFrame(() => {
      const track = frame.current?.querySelector('.slider-track');
      if (track) linkOf(track, item)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(next);
  }, [frame, list, isReplaced]);
};
