/** Simulates a visitor with reduced motion; jsdom has no media queries. */
export const preferReducedMotion = (): void => {
  const matchQuery = (media: string) => ({
    matches: media.includes('reduce'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchQuery });
};

/** Simulates a query whose result `setMatches` changes, as when a window is resized. All other queries are false. */
export const fakeMedia = (query: string) => {
  const listeners = new Set<() => void>();
  let isTrue = false;
  const matchQuery = (media: string) => ({
    get matches() {
      return media === query && isTrue;
    },
    media,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    // react-bootstrap uses these.
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchQuery });
  return {
    setMatches: (matches: boolean) => {
      isTrue = matches;
      for (const listener of listeners) listener();
    },
  };
};
