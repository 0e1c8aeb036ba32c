/** Simulates a visitor with reduced motion; jsdom has no media queries. */
export const preferReducedMotion = (): void => {
  const answer = (media: string) => ({
    matches: media.includes('reduce'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: answer });
};

/** Simulates one query that `turn` makes true or false, as when a window is resized. All others are false. */
export const fakeMedia = (query: string) => {
  const listeners = new Set<() => void>();
  let isTrue = false;
  const answer = (media: string) => ({
    get matches() {
      return media === query && isTrue;
    },
    media,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    // used by react-bootstrap
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: answer });
  return {
    setMatches: (matches: boolean) => {
      isTrue = matches;
      for (const listener of listeners) listener();
    },
  };
};
