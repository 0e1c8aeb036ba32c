import type { Clock } from '../../platform/clock/clock.ts';
import { failureFacts } from '../../platform/process/failureFacts.ts';
import type { TaskLog } from '../../platform/process/repeat.ts';
import { CLAIM_MS } from './scanTimes.ts';

interface Claim {
  clock: Clock;
  log: TaskLog;
  /** Moves the end of the claim; false where somebody else has the scan by now, or staff have asked for it anew. */
  prolong: () => Promise<boolean>;
}

/** Four times in its length, so that one that fails, or comes late, loses nothing. */
const EVERY_MS = CLAIM_MS / 4;

/**
 * Keeps a scan this process's own for as long as the scanner takes, so that no other process makes it, too
 * (docs/requirements.md, SCAN-3). What it gives ends that, and waits for what is under way: a claim that is prolonged
 * after its end would put the next try at another time.
 */
export const keepClaim = ({ clock, log, prolong }: Claim): (() => Promise<void>) => {
  let isOver = false;
  let stopWaiting: () => void = () => undefined;
  let renewal: Promise<void> | undefined;
  const renew = async (): Promise<void> => {
    const isOurs = await prolong().catch((error: unknown) => {
      log.warn(failureFacts(error), 'scan not claimed for longer');
      return true;
    });
    if (isOurs && !isOver) wait();
  };
  const wait = (): void => {
    stopWaiting = clock.after(EVERY_MS, () => (renewal = renew()));
  };
  wait();
  return async () => {
    isOver = true;
    stopWaiting();
    await renewal;
  };
};
