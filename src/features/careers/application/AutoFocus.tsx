import type { ReactNode } from 'react';

/**
 * Has the browser focus what it encloses as soon as the document is there, and bring it into view: without a script
 * nothing else could. In a page that is drawn by script React leaves such an element alone.
 */
export const AutoFocus = ({ children }: { children: ReactNode }) => (
  // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the answer to a form begins with what is wrong with it
  <div tabIndex={-1} autoFocus>
    {children}
  </div>
);
