import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether half of an element has been in view, if it was below the viewport at first; once true it stays true.
 * Undefined for an element that was visible from the start, which must not be hidden to be animated.
 *
 * @param margin IntersectionObserver's `rootMargin`
 */
export const useIsSeen = (element: RefObject<Element | null>, margin = '0px'): boolean | undefined => {
  const [isSeen, setIsSeen] = useState<boolean>();
  useEffect(() => {
    if (!element.current || isSeen || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          setIsSeen((is) => (is === undefined ? undefined : true));
        else if (entries.every(({ boundingClientRect: { top } }) => top >= innerHeight))
          setIsSeen((is) => is ?? false);
      },
      { threshold: 0.5, rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen, margin]);
  return isSeen;
};
