/** Does nothing any more: `useReplay` of the page repeats early clicks. */
export const useEarlyActs: (...parts: readonly unknown[]) => void = () => undefined;
