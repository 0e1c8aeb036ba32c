import { use } from 'react';
import { UNSAFE_NavigationContext, type To } from 'react-router-dom';

interface FollowOptions {
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  /** What the entry of the history remembers. */
  state?: unknown;
}

/**
 * Goes to an address of the site, from the root or as a query of the current page. The router's own hook resolves nested
 * routes, of which there are none, with 2.5 kB of code, and has each of a hundred links drawn anew on every page
 * (FAST-1).
 */
export const useFollow = (): ((to: To, options?: FollowOptions) => void) => {
  const { navigator } = use(UNSAFE_NavigationContext);
  return (to, { replace = false, state } = {}) =>
    replace ? navigator.replace(to, state) : navigator.push(to, state);
};
