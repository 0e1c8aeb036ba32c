import { useEffect, type RefObject } from 'react';

/** Opens collapsed parts while the page is printed. CSS does this only in browsers that support `::details-content`. */
export const useOpenOnPaper = (details: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    let wasCollapsed = false;
    const openOrClose = (isOpen: boolean) => {
      if (details.current) details.current.open = isOpen;
    };
    const open = () => {
      wasCollapsed ||= details.current?.open === false;
      openOrClose(true);
    };
    const fold = () => {
      if (wasCollapsed) openOrClose(false);
      wasCollapsed = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', fold);
    };
  }, [details]);
};
