import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether half of an element has been in view, if it was below the viewport at first; once true it stays true.
 * Undefined for an element that was visible from the start, which must not be hidden to be animated.
 */
export const useHasEnteredView = (element: RefObject<Element | null>) => {
  const [hasEntered, setHasEntered] = useState<boolean>();
  useEffect(() => {
    if (!element.current || hasEntered || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          setHasEntered((previous) => (previous === undefined ? undefined : true));
        else if (entries.every(({ boundingClientRect: { top } }) => top >= innerHeight))
          setHasEntered((previous) => previous ?? false);
      },
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, hasEntered]);
  return hasEntered;
};
