import { useEffect, useState } from 'react';

/** The line a little below the header that a part crosses while it is read. */
const READING_LINE = '-30% 0px -65% 0px';

/** Which part of the page is being read; none before a script can know. */
export const useReadPlace = (parts: readonly { id: string }[]): string | undefined => {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (read) setPlace(read.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of parts) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [parts]);
  return place;
};
