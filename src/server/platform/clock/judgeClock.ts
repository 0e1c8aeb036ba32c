import type { Moment } from './moment.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Time services set a clock by less than this. */
export const STEP_MS = 10 * MINUTE;
/** A machine that was off for longer than this is rarer than a clock that is wrong. */
export const LONGEST_STOP_MS = 31 * DAY;

/** `held`: what time it is as far as is known, in milliseconds since 1970; `offBy`: how far the clock is from it. */
export type Judgement = { isSure: true; gap: number } | { isSure: false; held: number; offBy: number };

const isSameRun = (mark: Moment, now: Moment): boolean =>
  mark.boot !== '' && mark.boot === now.boot && now.up >= mark.up;

/**
 * Whether the clock can be believed after what was last believed (docs/decisions/sure-of-the-clock.md). While the machine
 * runs the time that has passed is known to the second, whether the program ran or not; after a restart of the machine it
 * is only known that it has not run backwards. `gap`: time that nothing vouches for.
 */
export const judgeClock = (mark: Moment | undefined, now: Moment): Judgement => {
  if (!mark) return { isSure: true, gap: 0 };
  if (isSameRun(mark, now)) {
    const held = mark.wall + (now.up - mark.up);
    const offBy = now.wall - held;
    return Math.abs(offBy) <= STEP_MS ? { isSure: true, gap: 0 } : { isSure: false, held, offBy };
  }
  const gap = now.wall - mark.wall;
  if (gap < -STEP_MS || gap > LONGEST_STOP_MS) return { isSure: false, held: mark.wall, offBy: gap };
  return { isSure: true, gap };
};
