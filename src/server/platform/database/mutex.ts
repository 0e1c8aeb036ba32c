export interface Mutex {
  /** Resolves when it is the caller's turn, in the order of asking. */
  take: () => Promise<void>;
  release: () => void;
}

/** One at a time. Whoever takes it has to release it. */
export const makeMutex = (): Mutex => {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    take: () =>
      new Promise((resolve) => {
        if (isTaken) {
          waiting.push(resolve);
          return;
        }
        isTaken = true;
        resolve();
      }),
    release: () => {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
};
