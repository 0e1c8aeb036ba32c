import { useLayoutEffect } from 'react';
import { site } from '../content/site.ts';

/** Before anything is announced, hence in the layout effect: names the document 'Text – Company' while the component stands; undefined leaves the page's own title alone. */
export const useTitle = (text: string | undefined): void => {
  useLayoutEffect(() => {
    if (text !== undefined) document.title = `${text} – ${site.name}`;
  }, [text]);
};
