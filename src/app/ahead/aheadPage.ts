import { createPath, type Location, type Path } from 'react-router-dom';
import { resolvePath, type ResolvedPath } from '../../content/resolvePath.ts';

/** A page that is drawn before somebody goes there. */
export interface AheadPage {
  path: ResolvedPath;
  /** Its key is this drawing's own. */
  location: Location;
}

export interface Ahead {
  page: () => AheadPage | undefined;
  /** Has the page of an address drawn, in place of the one before. */
  draw: (address: Path) => void;
  forget: () => void;
  /** Hears of another page, or none. Gives back what ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** At most one page, the one whose link was last pointed at, focused or touched (docs/requirements.md, FAST-2). */
export const makeAhead = (): Ahead => {
  const listeners = new Set<() => void>();
  let page: AheadPage | undefined;
  let count = 0;
  const change = (to: AheadPage | undefined) => {
    page = to;
    for (const listener of listeners) listener();
  };
  return {
    page: () => page,
    draw: ({ pathname, search, hash }) => {
      const path = resolvePath(pathname);
      const isDrawn = page && createPath(page.location) === createPath({ pathname, search, hash });
      if (path?.canonical !== pathname || isDrawn) return;
      count += 1;
      change({ path, location: { pathname, search, hash, state: null, key: `ahead ${count}` } });
    },
    forget: () => {
      if (page) change(undefined);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
