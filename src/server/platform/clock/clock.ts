/** Time as the outbox sees it; tests bring their own. */
export interface Clock {
  now: () => Date;
  /** Acts after so many milliseconds, unless the returned function is called before. */
  after: (ms: number, act: () => void) => () => void;
}

/** The system's time. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => new Date(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms).unref();
    return () => clearTimeout(timer);
  },
};
