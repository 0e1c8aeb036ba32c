import { useEffect } from 'react';
import { site } from '../content/site.ts';

/** Names the document 'Text – Company' while the component stands; undefined leaves the page's own title alone. */
export const useTitle = (text: string | undefined): void => {
  useEffect(() => {
    if (text !== undefined) document.title = `${text} – ${site.name}`;
  }, [text]);
};
