import { useEffect, useState } from 'react';

/**
 * All that lies above a line a little below the header. Its upper edge is far out of the window, so that a part that
 * began stays counted however far a key leaps; between two crossings nothing would be told.
 */
const ABOVE_READING_LINE = '1000000px 0px -65% 0px';

/** Which part of the page is being read; none before a script can know. */
export const useReadPlace = (parts: readonly { id: string }[]): string | undefined => {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const begun = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        setPlace(parts.filter(({ id }) => begun.has(id)).at(-1)?.id);
      },
      { rootMargin: ABOVE_READING_LINE },
    );
    for (const { id } of parts) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [parts]);
  return place;
};
