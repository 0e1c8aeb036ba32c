import { useLayoutEffect } from 'react';
import { site } from '../content/site.ts';

/**
 * Names the document 'Text – Company' while the component is mounted, in a layout effect so that it comes before any
 * announcement. Undefined leaves the page's own title.
 */
export const useTitle = (text: string | undefined): void => {
  useLayoutEffect(() => {
    if (text !== undefined) document.title = `${text} – ${site.name}`;
  }, [text]);
};
