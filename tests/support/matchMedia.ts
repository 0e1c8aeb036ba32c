/** Gives the simulated browser, which has no media queries, a visitor who wants little motion. */
export const wantStillness = (): void => {
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

/** Gives it one query that `turn` makes true or false, as when a window is resized; every other one is false. */
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
    // react-bootstrap's older spelling
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: answer });
  return {
    turn: (matches: boolean) => {
      isTrue = matches;
      for (const listener of listeners) listener();
    },
  };
};
