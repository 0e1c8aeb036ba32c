import type { ReactNode } from 'react';

/**
 * Makes the browser focus its children and scroll to them when the document loads; without JavaScript there is no other
 * way. If React renders it in the browser, the attribute has no effect.
 */
export const AutoFocus = ({ children }: { children: ReactNode }) => (
  // eslint-disable-next-line jsx-a11y-x/no-autofocus -- a refused form is rendered again, and its errors come first
  <div tabIndex={-1} autoFocus>
    {children}
  </div>
);
