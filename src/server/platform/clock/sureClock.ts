import type { ClockMark } from './clockMark.ts';
import { judgeClock, type Judgement } from './judgeClock.ts';
import { readMoment, type Moment } from './moment.ts';

const DAY = 86_400_000;
/** Between two looks at it; the clock that nobody can set stands still while a machine sleeps. */
const NOTICED_MS = 30_000;

export type Doubt = Extract<Judgement, { isSure: false }>;

export interface SureClock {
  /** The time that publishes, closes and deletes: the machine's, or while that is in doubt the one that is known. */
  now: () => Date;
  /** What is wrong with the machine's clock; undefined: nothing. */
  doubt: () => Doubt | undefined;
  /** Whether what is over by its age may be deleted. */
  mayDelete: () => boolean;
  /** What to keep, for the next start; undefined while the clock is in doubt. */
  mark: () => ClockMark | undefined;
  /** Goes on from another mark, which somebody has written meanwhile. */
  adopt: (mark: ClockMark | undefined) => void;
}

interface SureClockParts {
  mark: ClockMark | undefined;
  read?: () => Moment;
  wall?: () => number;
  /** Milliseconds by a clock that nobody can set; cheaper to read than `read`. */
  passed?: () => number;
}

/**
 * A clock that does not jump with the machine's (docs/requirements.md, OPS-11). It is judged against the mark at every
 * jump that is noticed, and as long as it is in doubt at every look.
 */
export const sureClock = ({
  mark: kept,
  read = readMoment,
  wall = () => Date.now(),
  passed = () => performance.now(),
}: SureClockParts): SureClock => {
  let mark = kept;
  let doubt: Doubt | undefined;
  /** When the doubt began after a restart of the machine: time goes on from there. */
  let since: Moment | undefined;
  let seen = { wall: Number.NaN, passed: 0 };

  const look = (): void => {
    const moment = read();
    const judged = judgeClock(mark, moment);
    seen = { wall: moment.wall, passed: passed() };
    if (judged.isSure) {
      const rest = judged.gap > DAY ? moment.wall + DAY : (mark?.restUntil ?? 0);
      mark = { ...moment, restUntil: rest };
      doubt = since = undefined;
      return;
    }
    since ??= moment;
    // Within one run of the machine `held` goes on by itself.
    const goneOn = mark?.boot === moment.boot ? 0 : Math.max(0, moment.up - since.up);
    doubt = { ...judged, held: judged.held + goneOn };
  };

  const isQuiet = (): boolean =>
    !doubt && Math.abs(wall() - seen.wall - (passed() - seen.passed)) <= NOTICED_MS;

  const lookIfNeeded = (): Doubt | undefined => {
    if (!isQuiet()) look();
    return doubt;
  };

  look();
  return {
    now: () => new Date(lookIfNeeded()?.held ?? wall()),
    doubt: lookIfNeeded,
    mayDelete: () => !lookIfNeeded() && wall() >= (mark?.restUntil ?? 0),
    mark: () => {
      if (!lookIfNeeded()) look();
      return doubt ? undefined : mark;
    },
    adopt: (other) => {
      mark = other;
      look();
    },
  };
};
