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
  /** Learns of the element that it is drawn in, beside that of the page that is shown. */
  hold: (element: HTMLElement) => void;
  /** Puts the page of an address in the place of the one that is shown, if it is the one that was drawn. */
  open: (address: Path) => boolean;
  /** Whether the page on the screen is ahead of what React and the router know. */
  isOpen: () => boolean;
  forget: () => void;
  /** Hears of another page, or none. Gives back what ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** Two attributes, which is all that stands between the click and the frame with the page (FAST-4). */
const swap = (holder: HTMLElement | undefined): boolean => {
  if (!holder?.firstElementChild?.hasChildNodes()) return false;
  for (const page of holder.parentElement?.children ?? [])
    if (page instanceof HTMLElement) page.hidden = page !== holder;
  window.scrollTo(0, 0);
  return true;
};

/** At most one page, the one whose link was last pointed at, focused or touched (docs/requirements.md, FAST-2). */
export const makeAhead = (): Ahead => {
  const listeners = new Set<() => void>();
  let page: AheadPage | undefined;
  let holder: HTMLElement | undefined;
  let isOpen = false;
  let count = 0;
  const change = (to: AheadPage | undefined) => {
    page = to;
    holder = undefined;
    isOpen = false;
    for (const listener of listeners) listener();
  };
  const isDrawn = (address: Path) => page && createPath(page.location) === createPath(address);
  return {
    page: () => page,
    draw: ({ pathname, search, hash }) => {
      const path = resolvePath(pathname);
      // What is on the screen already stays there until React knows of it.
      if (path?.canonical !== pathname || isOpen || isDrawn({ pathname, search, hash })) return;
      count += 1;
      const location = { pathname, search, hash, state: null, key: `ahead ${count}` };
      change({ path, location });
    },
    hold: (element) => {
      holder = element;
    },
    open: (address) => {
      isOpen ||= address.hash === '' && isDrawn(address) === true && swap(holder);
      return isOpen;
    },
    isOpen: () => isOpen,
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
