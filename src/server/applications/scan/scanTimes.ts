const FIRST_WAIT_MS = 60_000;
/** A scan that is due later than this from now was put off by a clock that was ahead. */
export const LONGEST_SCAN_WAIT_MS = 3_600_000;

/** When the scanner is asked again if this try fails: a minute later, then twice as long each time, an hour at most. */
export const nextScanAt = ({ tries, now }: { tries: number; now: Date }): Date =>
  new Date(now.getTime() + Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 20), LONGEST_SCAN_WAIT_MS));

/** Longer than a scan may take: of several processes on one database no other makes the same one meanwhile. */
const CLAIM_MS = 180_000;

/** When a scan is due again of which nothing is heard any more once it was begun. */
export const claimedUntil = (now: Date): Date => new Date(now.getTime() + CLAIM_MS);
