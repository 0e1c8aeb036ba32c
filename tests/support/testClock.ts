import type { Clock } from '../../src/server/platform/process/repeat.ts';

interface Timer {
  at: number;
  act: () => void;
}

export interface TestClock extends Clock {
  /** Moves time forward and runs due timers. */
  advance: (ms: number) => void;
  /** Whether any timer is waiting. */
  hasTimer: () => boolean;
}

/** Makes a clock that moves only by `advance`. */
export const testClock = (start = '2026-11-20T10:00:00.000Z'): TestClock => {
  const timers = new Set<Timer>();
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    after: (ms, act) => {
      const timer = { at: now + ms, act };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    hasTimer: () => timers.size > 0,
    advance: (ms) => {
      now += ms;
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer);
        timer.act();
      }
    },
  };
};
