import { useEffect, type RefObject } from 'react';

/** Opens collapsed parts while the page is printed. CSS does this only in browsers that support `::details-content`. */
export const useExpandForPrint = (details: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    let wasCollapsed = false;
    const toggle = (isOpen: boolean) => {
      if (details.current) details.current.open = isOpen;
    };
    const expand = () => {
      wasCollapsed ||= details.current?.open === false;
      toggle(true);
    };
    const restore = () => {
      if (wasCollapsed) toggle(false);
      wasCollapsed = false;
    };
    window.addEventListener('beforeprint', expand);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', expand);
      window.removeEventListener('afterprint', restore);
    };
  }, [details]);
};
