/** Where the visitor was on an entry of the history. */
interface Place {
  top: number;
  /** Address of the link that had the focus. */
  focusedHref?: string;
}

export interface ScrollMemory {
  remember: (key: string, place: Partial<Place>) => void;
  recall: (key: string) => Place | undefined;
  /** Writes it down for the next document of this tab. */
  keep: () => void;
}

const ITEM = 'places';

/** The tab's own storage, which ends with the tab; where the browser blocks it, each document begins anew. */
const readPlaces = (): [string, Place][] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(ITEM) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, Place][]) : [];
  } catch {
    return [];
  }
};

const writePlaces = (places: Map<string, Place>): void => {
  try {
    sessionStorage.setItem(ITEM, JSON.stringify([...places]));
  } catch {
    // Blocked or full: then Back ends at the top of the page after the next load, as on any site.
  }
};

export const makeScrollMemory = (): ScrollMemory => {
  const places = new Map<string, Place>(readPlaces());
  return {
    remember: (key, place) => places.set(key, { top: 0, ...places.get(key), ...place }),
    recall: (key) => places.get(key),
    keep: () => writePlaces(places),
  };
};

/** As long as a list may take that a page fetches before it has its height. */
const RESTORE_MS = 5000;
/** Whoever scrolls, touches or types meanwhile is not pulled back. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to `top`, and tries again while the page is still growing to that height, until the visitor acts. */
export const restoreScroll = (top: number): void => {
  const deadline = performance.now() + RESTORE_MS;
  const acted = new AbortController();
  const listening = { signal: acted.signal, once: true, passive: true };
  for (const type of OWN_WILL) window.addEventListener(type, () => acted.abort(), listening);
  const attempt = () => {
    if (acted.signal.aborted) return;
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < deadline) requestAnimationFrame(attempt);
    else acted.abort();
  };
  attempt();
};
