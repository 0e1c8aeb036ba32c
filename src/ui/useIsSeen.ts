import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether half of an element that the visitor had yet to come to has been in view; once true it stays so. Undefined where
 * they could see some of it from the start: what is seen is not taken back to be shown once more.
 *
 * @param margin what of the window does not count, as IntersectionObserver spells it
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
