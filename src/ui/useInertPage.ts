import { useEffect } from 'react';

/**
 * Takes the page out of reach while a dialog stands before it. The library's own trap lets the focus out and fetches it
 * back; with this, neither Tab nor a screen reader ever gets there.
 */
export const useInertPage = (isBehind: boolean): void => {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!isBehind || !page) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [isBehind]);
};
