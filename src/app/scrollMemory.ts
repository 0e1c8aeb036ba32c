/** Where the visitor was on each entry of the history: for this tab and this load only, nothing is stored. */
interface Place {
  top: number;
  /** Address of the link that had the focus. */
  focusedHref?: string;
}

export interface ScrollMemory {
  remember: (key: string, place: Partial<Place>) => void;
  recall: (key: string) => Place | undefined;
}

export const makeScrollMemory = (): ScrollMemory => {
  const places = new Map<string, Place>();
  return {
    remember: (key, place) => places.set(key, { top: 0, ...places.get(key), ...place }),
    recall: (key) => places.get(key),
  };
};

const RESTORE_MS = 500;

/** Scrolls to `top`, and tries again for half a second while the page is still growing to that height. */
export const restoreScroll = (top: number): void => {
  const deadline = performance.now() + RESTORE_MS;
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < deadline) requestAnimationFrame(attempt);
  };
  attempt();
};
