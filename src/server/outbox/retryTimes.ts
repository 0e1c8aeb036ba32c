const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_WAIT_MS = MINUTE_MS;
/** A mail that is due later than this from now was put off by a clock that was ahead. */
export const LONGEST_WAIT_MS = 6 * HOUR_MS;
const GIVE_UP_MS = 72 * HOUR_MS;

export interface Tries {
  /** This try included. */
  attempts: number;
  firstTriedAt: Date;
  now: Date;
}

const lastTryAt = (firstTriedAt: Date): number => firstTriedAt.getTime() + GIVE_UP_MS;

/** Whether a mail that fails now has failed for 72 hours (docs/requirements.md, MAIL-6). */
export const isOver = ({ firstTriedAt, now }: Pick<Tries, 'firstTriedAt' | 'now'>): boolean =>
  now.getTime() >= lastTryAt(firstTriedAt);

/**
 * When a mail is due again if this try fails: a minute later, twice as long after every further try, six hours at
 * most; the last try is 72 hours after the first one (docs/requirements.md, MAIL-6).
 */
export const nextTryAt = ({ attempts, firstTriedAt, now }: Tries): Date => {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS);
  const next = now.getTime() + wait;
  return new Date(isOver({ firstTriedAt, now }) ? next : Math.min(next, lastTryAt(firstTriedAt)));
};
