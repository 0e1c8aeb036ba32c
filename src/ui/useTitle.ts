import { useLayoutEffect } from 'react';
import { site } from '../content/site.ts';

/**
 * Sets the document's title to 'Text – Company' while the component is mounted. A layout effect, so that announcements
 * have the new title. Undefined leaves the page's own title.
 */
export const useTitle = (text: string | undefined): void => {
  useLayoutEffect(() => {
    if (text !== undefined) document.title = `${text} – ${site.name}`;
  }, [text]);
};
