/** Gives the simulated browser, which has no media queries, a visitor who wants little motion. */
export const wantStillness = (): void => {
  const answer = (media: string) => ({
    matches: media.includes('reduce'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: answer });
};
