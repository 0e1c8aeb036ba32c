const FIRST_WAIT_MS = 60_000;
/** A scan that is due later than this from now was put off by a clock that was ahead. */
export const LONGEST_SCAN_WAIT_MS = 3_600_000;

/** When the scanner is asked again if this try fails: a minute later, then twice as long each time, an hour at most. */
export const nextScanAt = ({ tries, now }: { tries: number; now: Date }): Date =>
  new Date(now.getTime() + Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 20), LONGEST_SCAN_WAIT_MS));

/** For so long nobody else makes a scan that was begun. Whoever makes it says so again meanwhile: see `keepClaim.ts`. */
export const CLAIM_MS = 60_000;

/** When a scan is due again of which nothing is heard any more. */
export const claimedUntil = (now: Date): Date => new Date(now.getTime() + CLAIM_MS);
