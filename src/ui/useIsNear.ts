import { useEffect, useState, type RefObject } from 'react';

/** About half a screen ahead. */
const AHEAD = '400px 0px';

/** Whether an element has come near the view; once true it stays so. */
export const useIsNear = (element: RefObject<Element | null>): boolean => {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
};
